import type { Glyph } from './Glyph.ts';

export const bulb: Glyph =
  'M9.5 17h5M10.25 20h3.5M9.5 17c0-2.25-2.75-3.25-2.75-6.75a5.25 5.25 0 0 1 10.5 0c0 3.5-2.75 4.5-2.75 6.75';
