import type { Glyph } from './Glyph.ts';

export const chevronLeft: Glyph = 'm14.5 5.5-6.5 6.5 6.5 6.5';
