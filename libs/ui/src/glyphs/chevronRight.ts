import type { Glyph } from './Glyph.ts';

export const chevronRight: Glyph = 'm9.5 5.5 6.5 6.5-6.5 6.5';
