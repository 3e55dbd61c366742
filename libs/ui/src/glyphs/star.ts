import type { Glyph } from './Glyph.ts';

export const star: Glyph = 'M12 4 14.4 9.15l5.6.7-4.15 3.85 1.1 5.55L12 16.5l-4.95 2.75 1.1-5.55L4 9.85l5.6-.7z';
