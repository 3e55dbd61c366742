import type { Glyph } from './Glyph.ts';

export const home: Glyph =
  'M4.25 10.75 12 4.25l7.75 6.5v7.5a1.75 1.75 0 0 1-1.75 1.75H6a1.75 1.75 0 0 1-1.75-1.75zM9.5 20v-5.25h5V20';
