import * as v from 'valibot';
import { VERIFY_TYPES } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { done, verificationCode } from '../shared/fields.ts';
import { ownCodeScene } from '../shared/ownCode.ts';

const { phone, email, otp } = VERIFY_TYPES;

/**
 * Checks a code of the signed-in account without using it up. A wrong code costs a try. A request to replace the phone,
 * mailbox or authenticator of the code that waits is stopped: it is not lost.
 */
export const verifyCode = endpoint({
  path: '/common/verifyCode',
  auth: 'user',
  rate: 'login',
  quiet: true,
  owns: [],
  codes: {
    EXPIRED: true,
    TWO_FACODE_INVALID: true,
    /** The account has no such address or authenticator. */
    NO_THIS_METHOD: true,
  },
  request: v.strictObject({ type: v.picklist([phone, email, otp]), scene: ownCodeScene, code: verificationCode }),
  response: done,
  example: { request: { type: 2, scene: 'security', code: '482913' }, response: true },
});
