import type { Glyph } from './Glyph.ts';

export const backspace: Glyph = 'M8.75 5.5H19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8.75L3 12zM11.5 9.5l5 5M16.5 9.5l-5 5';
