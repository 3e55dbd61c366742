import type { Glyph } from './Glyph.ts';

export const warning: Glyph = 'M12 4.25 20.5 19h-17zM12 10v4M12 16.5v.01';
