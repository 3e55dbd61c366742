import type { Glyph } from './Glyph.ts';

export const mine: Glyph =
  'M8.25 8.25a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0zM4.75 20c.75-3.5 3.6-5.25 7.25-5.25s6.5 1.75 7.25 5.25z';
