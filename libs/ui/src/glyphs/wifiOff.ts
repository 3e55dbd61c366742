import type { Glyph } from '../components/Icon/Glyph.ts';

export const wifiOff: Glyph =
  'M8.5 14.75a5 5 0 0 1 4.75-1.35M5.25 11.5a9.5 9.5 0 0 1 3.9-2.3M2.75 8.25A13 13 0 0 1 6.4 5.9M18.75 11.5a9.6 9.6 0 0 0-6.4-2.75M21.25 8.25A13.2 13.2 0 0 0 10.5 4.7M12 18.25v.01M4 4l16 16';
