/** The one list of what the page can show: game by game, loaded when it is needed. */

import type { GameModule } from "./module";

const MODULES: Record<string, () => Promise<GameModule>> = {
  rummikub: () => import("../rummikub").then(({ rummikub }) => rummikub),
  rummy: () => import("../cards").then(({ load }) => load()),
};

/** Whether the page can show a game. */
export function isKnown(key: string): boolean {
  return key in MODULES;
}

/** Load what a game needs; a game is loaded once. */
export async function loadGame(key: string): Promise<GameModule> {
  const load = MODULES[key];
  if (!load) throw new Error(`the page has no game called ${key}`);
  return load();
}

export type * from "./module";
