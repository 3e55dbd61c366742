import type { Glyph } from './Glyph.ts';

export const devices: Glyph =
  'M16.5 7.5V7a2 2 0 0 0-2-2h-9a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h6M7 19h4.5M16.25 10h2.5a1.75 1.75 0 0 1 1.75 1.75v6.5a1.75 1.75 0 0 1 -1.75 1.75h-2.5a1.75 1.75 0 0 1 -1.75 -1.75v-6.5a1.75 1.75 0 0 1 1.75 -1.75z';
