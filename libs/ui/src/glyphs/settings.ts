import type { Glyph } from './Glyph.ts';

export const settings: Glyph =
  'M9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0 -5.5 0zM12 3.75v2.5M12 17.75v2.5M3.75 12h2.5M17.75 12h2.5M6.15 6.15l1.8 1.8M16.05 16.05l1.8 1.8M6.15 17.85l1.8-1.8M16.05 7.95l1.8-1.8';
