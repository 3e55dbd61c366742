import type { Glyph } from './Glyph.ts';

export const file: Glyph =
  'M13.5 3.75H7.25A1.75 1.75 0 0 0 5.5 5.5v13a1.75 1.75 0 0 0 1.75 1.75h9.5a1.75 1.75 0 0 0 1.75-1.75V8.75zM13.5 3.75v5h5M9 13h6M9 16.5h4';
