import * as v from 'valibot';
import type { CodeScene } from './verification.ts';

/** What a code is asked for by somebody who is not signed in. */
export const strangerScene = v.picklist(['register', 'login', 'forget'] satisfies CodeScene[]);
