import type { Glyph } from '../components/Icon/Glyph.ts';

export const camera: Glyph =
  'M8.5 7 10 4.75h4L15.5 7h2.75A1.75 1.75 0 0 1 20 8.75v8.5A1.75 1.75 0 0 1 18.25 19H5.75A1.75 1.75 0 0 1 4 17.25v-8.5A1.75 1.75 0 0 1 5.75 7zM8.75 12.75a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0z';
