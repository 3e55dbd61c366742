import type { Glyph } from './Glyph.ts';

export const discover: Glyph = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM15.5 8.5l-2 5-5 2 2-5z';
