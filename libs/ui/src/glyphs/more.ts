import type { Glyph } from '../components/Icon/Glyph.ts';

export const more: Glyph = 'M6 12h.01M12 12h.01M18 12h.01';
