import type { Glyph } from './Glyph.ts';

export const plus: Glyph = 'M12 5v14M5 12h14';
