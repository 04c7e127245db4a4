import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", { at: "home" }],
  ["/#settings", { at: "settings" }],
  ["/room/abc-1", { at: "room", link: "abc-1" }],
  ["/rules", { at: "rules", edition: null }],
  ["/rules?edition=german", { at: "rules", edition: "german" }],
  ["/verify", { at: "verify" }],
  ["/about", { at: "about" }],
  ["/room", { at: "unknown" }],
  ["/room/a/b", { at: "unknown" }],
  ["/nonsense", { at: "unknown" }],
])("%s", (address, route) => {
  expect(routeOf(address)).toEqual(route);
});
