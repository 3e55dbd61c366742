import type { Glyph } from './Glyph.ts';

export const help: Glyph =
  'M3.75 12a8.25 8.25 0 1 0 16.5 0a8.25 8.25 0 1 0 -16.5 0zM9.6 9.6a2.45 2.45 0 1 1 3.6 2.15c-.75.4-1.2.95-1.2 1.75v.1M12 16.4v.01';
