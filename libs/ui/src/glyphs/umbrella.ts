import type { Glyph } from './Glyph.ts';

export const umbrella: Glyph = 'M12 3.5v1.25M4 12.5a8 7.75 0 0 1 16 0zM12 12.5v5.75a2 2 0 0 0 4 0';
