import type { Glyph } from './Glyph.ts';

export const logout: Glyph =
  'M10 4.5H6.75A1.75 1.75 0 0 0 5 6.25v11.5a1.75 1.75 0 0 0 1.75 1.75H10M15.5 8l4 4-4 4M19.5 12H10';
