import type { Glyph } from './Glyph.ts';

export const flash: Glyph = 'M13 3.75 5.5 13.5H11l-1 6.75 7.5-9.75H12z';
