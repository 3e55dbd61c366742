import type { Glyph } from './Glyph.ts';

export const sell: Glyph = 'M7.25 12h9.5M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0z';
