import type { Glyph } from './Glyph.ts';

export const mail: Glyph =
  'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5zM4.25 7.25l7.75 6 7.75-6';
