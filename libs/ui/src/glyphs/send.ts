import type { Glyph } from './Glyph.ts';

export const send: Glyph = 'M12 15.25V4.25M7.5 8.5 12 4l4.5 4.5M5 19.5h14';
