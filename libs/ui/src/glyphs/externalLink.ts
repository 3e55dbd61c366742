import type { Glyph } from './Glyph.ts';

export const externalLink: Glyph =
  'M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4a1.75 1.75 0 0 1-1.75 1.75h-9.5A1.75 1.75 0 0 1 4.5 18V8.5a1.75 1.75 0 0 1 1.75-1.75H10.5';
