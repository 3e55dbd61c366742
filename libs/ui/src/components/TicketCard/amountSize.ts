/** Sizes of figures on a stub, in px, with the room they have there. */
const SIZES = [28, 22, 18] as const;
const ROOM = 84;

/** Full-width characters are an em wide; of the others, figures and capitals are the widest that are usual. */
const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/;
const NARROW = /[\s.,:;'|!ilj1-]/;

function widthOf(char: string): number {
  if (FULL_WIDTH.test(char)) return 1;
  return NARROW.test(char) ? 0.4 : 0.62;
}

/** The largest size in px at which an amount should fit on one line of a ticket's stub; 15 when none does. */
export function amountSize(amount: string): 28 | 22 | 18 | 15 {
  const ems = [...amount].reduce((sum, char) => sum + widthOf(char), 0);
  return SIZES.find((size) => ems * size <= ROOM) ?? 15;
}
