import type { Glyph } from './Glyph.ts';

export const more: Glyph =
  'M5.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM11.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0zM17.5 12a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z';
