import type { Glyph } from './Glyph.ts';

export const digitalYuan: Glyph =
  'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5zM8.75 7.75 12 11.75l3.25-4M12 11.75v4.75M9.25 12.25h5.5M9.25 14.5h5.5';
