import type { Glyph } from './Glyph.ts';

export const sort: Glyph = 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5';
