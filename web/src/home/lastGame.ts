/** Which game was played last, and the order in which the games are offered. */

import { isKnown } from "../games";
import { readStored, writeStored } from "../ui/stored";
import type { GameInfo } from "../wire/types";

/** Remember the game that is played now. */
export function rememberGame(key: string): void {
  writeStored("game", key);
}

/** Return those of `games` that the page can show, the one played last first. */
export function offered(games: readonly GameInfo[], last: string | null = readStored("game")): GameInfo[] {
  const known = games.filter(({ key }) => isKnown(key));
  return known.toSorted((one, other) => Number(other.key === last) - Number(one.key === last));
}

/** Return the game asked for, or else the one played last, or else the server's first. */
export function chosenGame(games: readonly GameInfo[], key: string | null): GameInfo | null {
  return games.find((game) => game.key === key) ?? offered(games)[0] ?? null;
}
