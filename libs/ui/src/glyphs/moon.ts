import type { Glyph } from './Glyph.ts';

export const moon: Glyph = 'M19.75 14.25A8 8 0 0 1 9.75 4.25a8 8 0 1 0 10 10z';
