import type { Glyph } from './Glyph.ts';

export const refresh: Glyph = 'M19.25 12a7.25 7.25 0 1 1-2.1-5.1l1.85 1.85M19.25 4.5v4.25H15';
