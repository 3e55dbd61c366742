import type { Glyph } from './Glyph.ts';

export const bank: Glyph = 'M4 9.5 12 4.25l8 5.25zM6 9.5v7.25M10 9.5v7.25M14 9.5v7.25M18 9.5v7.25M4 19.5h16';
