import type { Glyph } from './Glyph.ts';

export const back: Glyph = 'M14.5 5 7.5 12l7 7';
