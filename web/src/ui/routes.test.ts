import { expect, test } from "vitest";
import { routeOf } from "./routes";

test.each([
  ["/", { at: "home" }],
  ["/#settings", { at: "settings", game: null }],
  ["/room/abc-1", { at: "room", link: "abc-1" }],
  ["/rules", { at: "rules", game: null, edition: null }],
  ["/rules?edition=german", { at: "rules", game: null, edition: "german" }],
  ["/rules?game=rummy", { at: "rules", game: "rummy", edition: null }],
  ["/verify", { at: "verify" }],
  ["/about", { at: "about" }],
  ["/room", { at: "unknown" }],
  ["/room/a/b", { at: "unknown" }],
  ["/nonsense", { at: "unknown" }],
])("%s", (address, route) => {
  expect(routeOf(address)).toEqual(route);
});
