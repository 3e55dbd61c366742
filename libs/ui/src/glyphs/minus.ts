import type { Glyph } from '../components/Icon/Glyph.ts';

export const minus: Glyph = 'M5 12h14';
