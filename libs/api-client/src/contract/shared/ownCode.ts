import * as v from 'valibot';
import { type CodeScene, VERIFY_TYPES } from './verification.ts';

/** Kinds of proof whose code is sent to what the account has bound. */
export const sentCodeType = v.picklist([VERIFY_TYPES.phone, VERIFY_TYPES.email]);

/** What a code for one's own account is asked for. */
export const ownCodeScene = v.picklist(['login', 'paymentPassword', 'security'] satisfies CodeScene[]);
