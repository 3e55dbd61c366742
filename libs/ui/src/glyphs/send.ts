import type { Glyph } from './Glyph.ts';

export const send: Glyph = 'M20 4 10.5 13.5M20 4l-5.75 16-3.75-6.5L4 9.75z';
