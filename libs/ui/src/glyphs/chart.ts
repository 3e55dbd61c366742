import type { Glyph } from './Glyph.ts';

export const chart: Glyph = 'M5 19.5v-6M12 19.5v-15M19 19.5v-9.5';
