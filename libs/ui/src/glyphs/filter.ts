import type { Glyph } from './Glyph.ts';

export const filter: Glyph = 'M4.5 7h15M7.5 12h9M10.5 17h3';
