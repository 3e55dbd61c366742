import type { Glyph } from './Glyph.ts';

export const trend: Glyph = 'm4 16.5 5-5.25 3.75 3L20 7M15.5 7H20v4.5';
