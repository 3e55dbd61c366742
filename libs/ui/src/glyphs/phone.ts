import type { Glyph } from './Glyph.ts';

export const phone: Glyph =
  'M9 3.5h6a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1 -2.5 2.5h-6a2.5 2.5 0 0 1 -2.5 -2.5v-12a2.5 2.5 0 0 1 2.5 -2.5zM10.75 17.5h2.5';
