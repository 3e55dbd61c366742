import type { Glyph } from './Glyph.ts';

export const pause: Glyph = 'M9 5.5v13M15 5.5v13';
