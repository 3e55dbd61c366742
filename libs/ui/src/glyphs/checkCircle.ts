import type { Glyph } from './Glyph.ts';

export const checkCircle: Glyph = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM8.25 12.25l2.6 2.6 4.9-5.2';
