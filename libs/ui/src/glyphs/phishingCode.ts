import type { Glyph } from './Glyph.ts';

export const phishingCode: Glyph = 'M5 4.5h14v11H12l-4 4v-4H5zM9 10h.01M12 10h.01M15 10h.01';
