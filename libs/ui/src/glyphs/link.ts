import type { Glyph } from './Glyph.ts';

export const link: Glyph =
  'M10 14a3.75 3.75 0 0 0 5.3 0l3.2-3.2a3.75 3.75 0 0 0-5.3-5.3l-1.1 1.1M14 10a3.75 3.75 0 0 0-5.3 0l-3.2 3.2a3.75 3.75 0 0 0 5.3 5.3l1.1-1.1';
