/** What was sent to be judged, and what is known from the verdicts. */
import type { TableMeld, Tile, Verdict } from "../wire/types";
import { meldKey, type DraftMeld, type MeldInfo } from "./state";

/** So many drafts may be on their way to the server and back. */
const KEPT = 20;

/** The drafts of one turn. */
export class Drafts {
  /** Number of the last draft sent. */
  n: number;
  #sent = new Map<number, readonly DraftMeld[]>();
  #touched = new Set<number>();

  constructor(n: number) {
    this.n = n;
  }

  /** Ids of the melds that were moved since the last verdict on them. */
  get touched(): ReadonlySet<number> {
    return this.#touched;
  }

  touch(ids: readonly number[]): void {
    for (const id of ids) this.#touched.add(id);
  }

  settle(ids: readonly number[]): void {
    for (const id of ids) this.#touched.delete(id);
  }

  settleAll(): void {
    this.#touched.clear();
  }

  /** Number the next draft, and remember its melds for the verdict. */
  next(melds: readonly DraftMeld[]): number {
    this.n += 1;
    this.#sent.set(this.n, melds);
    this.#sent.delete(this.n - KEPT);
    return this.n;
  }

  /** The melds of draft `n`, or undefined if it was not sent from here in this turn. */
  sent(n: number): readonly DraftMeld[] | undefined {
    return this.#sent.get(n);
  }

  /** A verdict on draft `n` is on what lies there now. */
  isNewest(n: number): boolean {
    return n === this.n || !this.#sent.has(this.n);
  }

  /** A new turn begins. */
  clear(): void {
    this.#sent.clear();
    this.#touched.clear();
  }
}

export type Infos = ReadonlyMap<string, MeldInfo>;

/** What is known of the melds of a table as the server shows it. */
export function infosOf(table: readonly TableMeld[]): Infos {
  return new Map(table.map((meld) => [meldKey(meld), { ...meld, legal: true, fault: null, open_kind: false }]));
}

/** Return `infos` with what a verdict says about the melds sent, as they lay and in tidy order. */
export function learned(infos: Infos, verdict: Verdict, melds: readonly DraftMeld[]): Infos {
  const more = new Map(infos);
  verdict.table.forEach((said, index) => {
    const kind = melds[index]!.kind;
    more.set(meldKey({ tiles: said.tiles, kind }), said);
    more.set(meldKey({ tiles: said.tidy, kind }), said);
  });
  return more;
}

/** Return the tiles of `melds` that are in `wanted`. */
export function tilesOf(melds: readonly { readonly tiles: readonly Tile[] }[], wanted: readonly Tile[]): ReadonlySet<Tile> {
  const only = new Set(wanted);
  return new Set(melds.flatMap((meld) => meld.tiles.filter((tile) => only.has(tile))));
}

export function setOf<T>(items: Iterable<T>): ReadonlySet<T> {
  return new Set(items);
}
