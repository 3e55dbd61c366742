import type { Glyph } from './Glyph.ts';

export const receipt: Glyph = 'M6 3.75h12v16.5l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.25 8.5h5.5M9.25 12.5h5.5';
