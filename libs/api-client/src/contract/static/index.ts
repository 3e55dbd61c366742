import { banner } from './banner.ts';

/** Files that are read as they are: no envelope, no head, no token. */
export const statics = { banner } as const;
