import { p1 } from './p1.ts';
import { p2 } from './p2.ts';

/** The two calls of the key exchange. They are outside the envelope and skip the code check. */
export const keys = { p1, p2 } as const;
