import type { Glyph } from './Glyph.ts';

export const transfer: Glyph = 'M4.5 9h15L15.5 5M19.5 15h-15l4 4';
