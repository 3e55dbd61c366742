import type { Glyph } from './Glyph.ts';

export const face: Glyph =
  'M4 8.5V6.5A2.5 2.5 0 0 1 6.5 4h2M15.5 4h2A2.5 2.5 0 0 1 20 6.5v2M20 15.5v2a2.5 2.5 0 0 1-2.5 2.5h-2M8.5 20h-2A2.5 2.5 0 0 1 4 17.5v-2M9 9.25v1.25M15 9.25v1.25M12.25 9.25v3.5h-1M9 15.25a4.4 4.4 0 0 0 6 0';
