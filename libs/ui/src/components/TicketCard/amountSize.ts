/** Font sizes of the value on a stub, in px, with the available width. */
const SIZES = [28, 22, 18] as const;
const ROOM = 84;

/** Full-width characters are one em wide; of the others, digits and capitals are the widest common ones. */
const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60]/;
const NARROW = /[\s.,:;'|!ilj1-]/;

function widthOf(char: string): number {
  if (FULL_WIDTH.test(char)) return 1;
  return NARROW.test(char) ? 0.4 : 0.62;
}

/** The largest font size in px at which an amount should fit on one line of a coupon's stub; 15 when none fits. */
export function amountSize(amount: string): 28 | 22 | 18 | 15 {
  const ems = [...amount].reduce((sum, char) => sum + widthOf(char), 0);
  return SIZES.find((size) => ems * size <= ROOM) ?? 15;
}
