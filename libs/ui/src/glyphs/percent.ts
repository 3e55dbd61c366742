import type { Glyph } from './Glyph.ts';

export const percent: Glyph =
  'M18 6 6 18M5.25 7.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0zM14.25 16.5a2.25 2.25 0 1 0 4.5 0a2.25 2.25 0 1 0 -4.5 0z';
