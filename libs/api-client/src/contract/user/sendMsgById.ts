import * as v from 'valibot';
import { VERIFY_TYPES } from '../../constants/security.ts';
import { endpoint } from '../endpoint.ts';
import { sentCodes } from '../shared/codes.ts';
import { opaque } from '../shared/fields.ts';
import { codeSent } from '../shared/verification.ts';

/** Resends a code that `loginAuth` waits for, to the phone or e-mail address of the account behind `preToken`. */
export const sendMsgById = endpoint({
  path: '/exchangeUser/sendMsgById',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: ['userId'],
  codes: {
    ...sentCodes,
    /** The login has expired or belongs to somebody else. */
    TOKEN_INVALID: true,
    /** The account has no such address, or the login does not ask for it. */
    NO_THIS_METHOD: true,
  },
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
