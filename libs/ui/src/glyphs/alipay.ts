import type { Glyph } from './Glyph.ts';

export const alipay: Glyph = 'M12 4v5.5M5 6.75h14M6.5 10.75h10.75c-1.25 4-5 7.75-12 9.25M8 12.5c2.25 3.75 6 6.5 11 7.5';
