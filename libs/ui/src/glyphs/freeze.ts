import type { Glyph } from './Glyph.ts';

export const freeze: Glyph =
  'M12 3.5v17M4.65 7.75l14.7 8.5M19.35 7.75l-14.7 8.5M9.75 4.75 12 7l2.25-2.25M9.75 19.25 12 17l2.25 2.25';
