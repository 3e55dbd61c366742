import type { Glyph } from './Glyph.ts';

export const flag: Glyph = 'M6 20.5V4M6 4.75c4-2 8 2 12 0v8.5c-4 2-8-2-12 0';
