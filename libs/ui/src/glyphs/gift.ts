import type { Glyph } from './Glyph.ts';

export const gift: Glyph =
  'M5.25 12v6.25A1.75 1.75 0 0 0 7 20h10a1.75 1.75 0 0 0 1.75-1.75V12M4 8h16v4H4zM12 8v12M12 8S11.25 4 8.75 4a2 2 0 0 0 0 4zM12 8s.75-4 3.25-4a2 2 0 0 1 0 4z';
