import type { Glyph } from './Glyph.ts';

export const upload: Glyph =
  'M12 14.75V4.25M7.75 8.5 12 4.25l4.25 4.25M4.5 15.5V18A2.5 2.5 0 0 0 7 20.5h10a2.5 2.5 0 0 0 2.5-2.5v-2.5';
