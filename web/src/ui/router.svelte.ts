/** Moves between the page's addresses without reloading. */

import { routeOf, type Route } from "./routes";

let current = $state.raw<Route>({ at: "home" });

/** Return where the page is; reactive. */
export function route(): Route {
  return current;
}

function follow(): void {
  current = routeOf(location.href);
}

/** Begin to follow the browser's address. */
export function startRouter(): void {
  window.addEventListener("popstate", follow);
  window.addEventListener("hashchange", follow);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (routeOf(link.href).at === "unknown" || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.href);
  });
  follow();
}

/** Go to an address of this page. */
export function go(address: string): void {
  history.pushState(null, "", address);
  follow();
  window.scrollTo(0, 0);
}
