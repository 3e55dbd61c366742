import type { Glyph } from './Glyph.ts';

export const chevronUp: Glyph = 'm5.5 15 6.5-6.5 6.5 6.5';
