import type { Glyph } from './Glyph.ts';

export const minus: Glyph = 'M5 12h14';
