import type { Glyph } from './Glyph.ts';

export const play: Glyph = 'M8 5.75a1 1 0 0 1 1.52 -.85l9.3 6.25a1 1 0 0 1 0 1.7l-9.3 6.25a1 1 0 0 1 -1.52 -.85z';
