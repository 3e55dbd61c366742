import type { Glyph } from './Glyph.ts';

export const location: Glyph =
  'M12 20.5s-6.5-5.25-6.5-10.5a6.5 6.5 0 0 1 13 0c0 5.25-6.5 10.5-6.5 10.5zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z';
