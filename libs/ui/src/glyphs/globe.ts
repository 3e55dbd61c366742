import type { Glyph } from './Glyph.ts';

export const globe: Glyph =
  'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM3.75 12h16.5M12 3.75c5 5.5 5 11 0 16.5-5-5.5-5-11 0-16.5z';
