import type { Glyph } from '../components/Icon/Glyph.ts';

export const safe: Glyph =
  'M6.5 4.25h11a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-11a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM9 11.25a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM12 8.25v1M12 13.25v1M9 11.25h1M14 11.25h1M7.5 18.25v1.75M16.5 18.25v1.75';
