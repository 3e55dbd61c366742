import type { Glyph } from './Glyph.ts';

export const trustedList: Glyph = 'M4.5 6.5h9M4.5 12h6M4.5 17.5h6M14 15.5l2.25 2.25L20 13.5';
