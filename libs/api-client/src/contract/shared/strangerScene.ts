import * as v from 'valibot';
import type { CodeScene } from './verification.ts';

/** Purpose of a code for someone who is not signed in. */
export const strangerScene = v.picklist(['register', 'login', 'forget'] satisfies CodeScene[]);
