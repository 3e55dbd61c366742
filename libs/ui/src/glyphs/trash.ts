import type { Glyph } from './Glyph.ts';

export const trash: Glyph =
  'M4.75 7h14.5M9.5 7V5.25a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1V7M6.5 7l.7 11.2a1.75 1.75 0 0 0 1.75 1.65h6.1a1.75 1.75 0 0 0 1.75-1.65L17.5 7M10.25 11v5M13.75 11v5';
