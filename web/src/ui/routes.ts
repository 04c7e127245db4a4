/** The page's few addresses. */

export type Route =
  | { at: "home" }
  | { at: "settings"; game: string | null }
  | { at: "room"; link: string }
  | { at: "rules"; game: string | null; edition: string | null }
  | { at: "verify" }
  | { at: "about" }
  | { at: "unknown" };

/** Return the route of an address (path, query and hash). */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://page");
  const [head = "", tail = "", ...more] = url.pathname.split("/").slice(1);
  const game = url.searchParams.get("game");
  if (more.length) return { at: "unknown" };
  if (head === "room" && tail) return { at: "room", link: decodeURIComponent(tail) };
  if (tail) return { at: "unknown" };
  switch (head) {
    case "":
      return url.hash === "#settings" ? { at: "settings", game } : { at: "home" };
    case "rules":
      return { at: "rules", game, edition: url.searchParams.get("edition") };
    case "verify":
      return { at: "verify" };
    case "about":
      return { at: "about" };
    default:
      return { at: "unknown" };
  }
}
