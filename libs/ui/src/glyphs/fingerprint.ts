import type { Glyph } from '../components/Icon/Glyph.ts';

export const fingerprint: Glyph =
  'M6 6.75A8 8 0 0 1 18.75 8M4.25 11.5c.1-.8.3-1.5.6-2.15M19.75 11.25c.2 1.9 0 4-.6 6M7.25 18c.65-1.7.9-3.6.9-5.9a3.85 3.85 0 0 1 7.7 0c0 2.9-.35 5.4-1.2 7.75M12 12c0 3.3-.45 6-1.5 8.5M4.25 15c.15-.6.25-1.2.3-1.8';
