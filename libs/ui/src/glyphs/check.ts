import type { Glyph } from './Glyph.ts';

export const check: Glyph = 'm5.5 12.5 4.25 4.25 8.75-9';
