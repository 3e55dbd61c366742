import type { Glyph } from '../components/Icon/Glyph.ts';

export const image: Glyph =
  'M6.5 4.5h11a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-10a2.5 2.5 0 0 1 2.5 -2.5zM4.5 16.75l4.25-4.5 3.75 4 2.75-2.75 4.25 4.25M13.5 9.25a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0z';
