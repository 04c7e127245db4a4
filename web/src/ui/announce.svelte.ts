/** What screen readers are told without being asked: one polite line, one for alerts. */

/** An invisible sign: a sentence that comes twice in a row has to differ, or it is not read again. */
const DIFFERENCE = "\u200b";

let polite = $state("");
let urgent = $state("");

/** Return `next` so that it differs from `before` even if it says the same. */
export function differing(before: string, next: string): string {
  return before === next ? next + DIFFERENCE : next;
}

/** Say a sentence when the reader has finished. */
export function announce(sentence: string): void {
  polite = differing(polite, sentence);
}

/** Say a sentence at once. */
export function alertTo(sentence: string): void {
  urgent = differing(urgent, sentence);
}

export const announced = {
  get polite(): string {
    return polite;
  },
  get urgent(): string {
    return urgent;
  },
};
