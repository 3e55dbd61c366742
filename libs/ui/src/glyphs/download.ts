import type { Glyph } from './Glyph.ts';

export const download: Glyph =
  'M12 4v10.5M7.75 10.5 12 14.75l4.25-4.25M4.5 15.5V18A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-2.5';
