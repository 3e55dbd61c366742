import { banner } from './banner.ts';

/** Static files: no envelope, no head, no token. */
export const statics = { banner } as const;
