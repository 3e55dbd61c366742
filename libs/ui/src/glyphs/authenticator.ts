import type { Glyph } from './Glyph.ts';

export const authenticator: Glyph = 'M5 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0zM12 9.5V13l2.25 1.5M9.5 3.5h5';
