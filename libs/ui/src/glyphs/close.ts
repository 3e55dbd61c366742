import type { Glyph } from './Glyph.ts';

export const close: Glyph = 'm6 6 12 12M18 6 6 18';
