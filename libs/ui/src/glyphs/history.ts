import type { Glyph } from './Glyph.ts';

export const history: Glyph = 'M12 7.5V12l3 1.75M4.25 5.5v4h4M4.7 9.25A7.75 7.75 0 1 1 4.25 13';
