import type { Glyph } from './Glyph.ts';

export const key: Glyph = 'M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM10.9 12.6 19.5 4M16 7.5l2.75 2.75';
