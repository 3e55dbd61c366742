import type { Glyph } from './Glyph.ts';

export const closeCircle: Glyph =
  'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM9.25 9.25l5.5 5.5M14.75 9.25l-5.5 5.5';
