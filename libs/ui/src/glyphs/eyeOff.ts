import type { Glyph } from '../components/Icon/Glyph.ts';

export const eyeOff: Glyph =
  'M9.9 6c.67-.16 1.37-.25 2.1-.25 6 0 9.25 6.25 9.25 6.25a17 17 0 0 1-2.6 3.4M6.4 7.6A16.5 16.5 0 0 0 2.75 12S6 18.25 12 18.25c1.7 0 3.2-.5 4.45-1.25M4 4l16 16';
