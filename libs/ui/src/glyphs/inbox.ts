import type { Glyph } from './Glyph.ts';

export const inbox: Glyph =
  'M4 13.5 6.5 6a1.75 1.75 0 0 1 1.65-1.2h7.7A1.75 1.75 0 0 1 17.5 6l2.5 7.5v4a1.75 1.75 0 0 1-1.75 1.75H5.75A1.75 1.75 0 0 1 4 17.5zM4 13.5h4.5l1.25 2.25h4.5l1.25-2.25H20';
