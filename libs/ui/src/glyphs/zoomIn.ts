import type { Glyph } from './Glyph.ts';

export const zoomIn: Glyph = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4 4M11 8.25v5.5M8.25 11h5.5';
