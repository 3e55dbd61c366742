import type { Glyph } from './Glyph.ts';

export const borrow: Glyph =
  'M9 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM3.75 13.75h3c1 0 1.7.3 2.4.85l.85.65h3a1.5 1.5 0 0 1 0 3H9.75M14.3 17.4l3.9-2.3a1.45 1.45 0 0 1 1.6 2.4l-4.2 2.9c-.6.4-1.2.6-1.9.6H3.75';
