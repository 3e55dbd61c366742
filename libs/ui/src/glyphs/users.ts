import type { Glyph } from './Glyph.ts';

export const users: Glyph =
  'M5.75 8.5a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0zM3 19.25c.6-3 3-4.5 6-4.5s5.4 1.5 6 4.5zM15.5 5.5a3.25 3.25 0 0 1 0 6M17 14.9c2.1.4 3.55 1.85 4 4.35h-2.5';
