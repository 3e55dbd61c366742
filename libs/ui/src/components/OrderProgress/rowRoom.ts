/**
 * In px: the width of a letter in a label of 12 px, and the gap between two labels. In letters: the minimum width of a
 * label.
 */
const LETTER = 6.4;
const BETWEEN = 8;
const LEAST = 6;

/** Chinese breaks after any character; only words of other scripts must stay whole. */
const UNBROKEN = /[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g;

/** Minimum width of a row of steps, in px at 100 % text size, at which no word of its labels breaks. */
export function rowRoom(labels: readonly string[]): number {
  const longest = Math.max(LEAST, ...labels.flatMap((label) => label.match(UNBROKEN) ?? []).map((word) => word.length));
  return labels.length * (longest * LETTER + BETWEEN);
}
