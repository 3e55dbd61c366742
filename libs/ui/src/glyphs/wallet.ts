import type { Glyph } from './Glyph.ts';

export const wallet: Glyph =
  'M17 8V6.25a1.75 1.75 0 0 0-1.75-1.75H6A2 2 0 0 0 4 6.5m0 0V17.5a2 2 0 0 0 2 2h12.25A1.75 1.75 0 0 0 20 17.75v-8A1.75 1.75 0 0 0 18.25 8H5.5A1.5 1.5 0 0 1 4 6.5M16 13.75h.01';
