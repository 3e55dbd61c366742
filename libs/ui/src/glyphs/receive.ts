import type { Glyph } from './Glyph.ts';

export const receive: Glyph = 'M12 4v11M7.5 10.75 12 15.25l4.5-4.5M5 19.5h14';
