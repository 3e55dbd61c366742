import type { Glyph } from './Glyph.ts';

export const clock: Glyph = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM12 7.25V12l3 2';
