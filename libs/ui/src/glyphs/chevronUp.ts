import type { Glyph } from '../components/Icon/Glyph.ts';

export const chevronUp: Glyph = 'm5.5 15 6.5-6.5 6.5 6.5';
