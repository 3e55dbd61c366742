import * as v from 'valibot';
import { type CodeScene, VERIFY_TYPES } from '../../constants/security.ts';

/** Kinds of proof whose code goes to the account's bound phone or e-mail address. */
export const sentCodeType = v.picklist([VERIFY_TYPES.phone, VERIFY_TYPES.email]);

/** Purpose of a code for the caller's own account. */
export const ownCodeScene = v.picklist(['login', 'paymentPassword', 'security'] satisfies CodeScene[]);
