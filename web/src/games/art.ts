/** What stands for a game on the first screen. */

import type { Component } from "svelte";
import type { RowProps } from "./module";

export interface Art {
  Row: Promise<Component<RowProps>>;
  rows: readonly (readonly string[])[];
}

const ART: Record<string, () => Art> = {
  rummikub: () => ({
    Row: import("../rummikub/Row.svelte").then((row) => row.default),
    rows: [
      ["b10", "b11", "j"],
      ["r7", "k7", "o7"],
    ],
  }),
  rummy: () => ({
    Row: import("../cards/CardRow.svelte").then((row) => row.default),
    rows: [
      ["8S", "8H", "8D"],
      ["JH", "QH", "KH"],
    ],
  }),
};

/** Return the picture of a game. */
export function artOf(key: string): Art {
  return ART[key]?.() ?? { Row: Promise.resolve((() => ({})) as unknown as Component<RowProps>), rows: [] };
}
