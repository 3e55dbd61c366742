import type { Glyph } from './Glyph.ts';

export const wealth: Glyph = 'M10.75 5.25a7.75 7.75 0 1 0 8 8h-8zM14.75 3.75a7 7 0 0 1 5.5 5.5h-5.5z';
