import type { Glyph } from './Glyph.ts';

export const bell: Glyph =
  'M6.5 10.25a5.5 5.5 0 0 1 11 0c0 4.5 1.75 6 1.75 6H4.75s1.75-1.5 1.75-6zM10 19.5a2.1 2.1 0 0 0 4 0';
