import { banner } from './banner.ts';
import { page } from './page.ts';

/** Static files: no envelope, no head, no token. */
export const statics = { banner, page } as const;
