import * as v from 'valibot';
import type { CodeScene } from '../../constants/security.ts';

/** Purpose of a code for someone who is not signed in. */
export const strangerScene = v.picklist(['register', 'login', 'forget', 'support'] satisfies CodeScene[]);
