export { default as Board } from "./Board.svelte";
export type { BoardProps, LaidEntry } from "./props";
