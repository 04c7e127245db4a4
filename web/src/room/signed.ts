/** Return a score with its sign, a real minus and never "+0". */
export function signed(score: number): string {
  if (score === 0) return "0";
  return score > 0 ? `+${score}` : `−${Math.abs(score)}`;
}
