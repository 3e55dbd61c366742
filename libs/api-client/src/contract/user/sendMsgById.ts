import * as v from 'valibot';
import { VERIFY_TYPES } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { opaque } from '../shared/fields.ts';
import { codeSent } from '../shared/verification.ts';

/**
 * Resends a code that `loginAuth` waits for, to the phone or e-mail address of the account behind `preToken`. Codes:
 * `TOKEN_INVALID` (the login has expired or belongs to someone else), `SEND_SMS_TOO_FREQUENT` `{retryAfter}` in
 * seconds.
 */
export const sendMsgById = endpoint({
  path: '/exchangeUser/sendMsgById',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: ['userId'],
  request: v.strictObject({
    userId: opaque,
    preToken: opaque,
    type: v.picklist([VERIFY_TYPES.phone, VERIFY_TYPES.email]),
  }),
  response: codeSent,
  example: {
    request: { userId: '1024', preToken: 'Yb3nL0pQ', type: 1 },
    response: { resendAfter: 60, expiresIn: 300 },
  },
});
