import type { Glyph } from './Glyph.ts';

export const edit: Glyph =
  'm14.75 5.75 3.5 3.5M5 15.5 16 4.5a1.75 1.75 0 0 1 2.5 0l1 1a1.75 1.75 0 0 1 0 2.5L8.5 19H5z';
