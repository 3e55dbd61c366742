import type { Glyph } from './Glyph.ts';

export const error: Glyph = 'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM12 8v4.75M12 16v.01';
