import type { Glyph } from './Glyph.ts';

export const chevronDown: Glyph = 'm5.5 9 6.5 6.5L18.5 9';
