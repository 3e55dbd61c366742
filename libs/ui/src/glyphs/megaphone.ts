import type { Glyph } from './Glyph.ts';

export const megaphone: Glyph = 'M4 9.75v4.5h3.25l7.25 4V5.75l-7.25 4zM18 9a4.25 4.25 0 0 1 0 6';
