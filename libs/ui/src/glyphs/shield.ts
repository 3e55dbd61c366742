import type { Glyph } from './Glyph.ts';

export const shield: Glyph = 'M12 3.5 19 6v5.5c0 4.2-2.9 7.4-7 9-4.1-1.6-7-4.8-7-9V6z';
