import type { Glyph } from './Glyph.ts';

export const share: Glyph =
  'M12 14.5V4M8 7.75 12 3.75l4 4M7.5 11H6.25a1.75 1.75 0 0 0-1.75 1.75v5.5A1.75 1.75 0 0 0 6.25 20h11.5a1.75 1.75 0 0 0 1.75-1.75v-5.5A1.75 1.75 0 0 0 17.75 11H16.5';
