/** In px what a letter takes in a label of 12 px and what parts two labels; in letters the least of a label. */
const LETTER = 6.4;
const BETWEEN = 8;
const LEAST = 6;

/** Chinese breaks after any character; only the words of other scripts must stay whole. */
const UNBROKEN = /[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g;

/** How wide a row of steps must be, in px at 100 % text, for no word of its labels to be broken. */
export function rowRoom(labels: readonly string[]): number {
  const longest = Math.max(LEAST, ...labels.flatMap((label) => label.match(UNBROKEN) ?? []).map((word) => word.length));
  return labels.length * (longest * LETTER + BETWEEN);
}
