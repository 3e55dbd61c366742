import type { Glyph } from '../components/Icon/Glyph.ts';

export const fit: Glyph =
  'M9 4.5H6A1.5 1.5 0 0 0 4.5 6v3M15 4.5h3A1.5 1.5 0 0 1 19.5 6v3M15 19.5h3a1.5 1.5 0 0 0 1.5-1.5v-3M9 19.5H6A1.5 1.5 0 0 1 4.5 18v-3';
