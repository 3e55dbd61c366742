import type { Glyph } from './Glyph.ts';

export const lock: Glyph =
  'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v4.75a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-4.75a2.5 2.5 0 0 1 2.5 -2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v1.75';
