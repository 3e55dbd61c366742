import type { Glyph } from './Glyph.ts';

export const exchange: Glyph =
  'M4.9 10.5a7.25 7.25 0 0 1 13.35-2.25M18.5 4.25v4h-4M19.1 13.5a7.25 7.25 0 0 1-13.35 2.25M5.5 19.75v-4h4';
