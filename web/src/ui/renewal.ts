/** A page that stays open while the server is renewed asks for parts that are gone; it is then loaded anew. */

import { readStored, writeStored } from "./stored";

/** Milliseconds within which a page is not loaded anew twice: then the part is missing for another reason. */
const PATIENCE = 30_000;
const WHEN = "renewed";

export function startRenewal(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (Date.now() - Number(readStored(WHEN) ?? 0) < PATIENCE) return;
    event.preventDefault();
    writeStored(WHEN, String(Date.now()));
    location.reload();
  });
}
