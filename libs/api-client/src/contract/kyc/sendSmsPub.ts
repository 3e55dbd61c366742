import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { sentCodes } from '../shared/codes.ts';
import { opaque } from '../shared/fields.ts';
import { codeSent } from '../shared/verification.ts';

/**
 * Sends a code to the phone of the member who owns a hand-over token, from a device that is not signed in: the token
 * alone is not enough to upload files in a member's name.
 */
export const sendSmsPub = endpoint({
  path: '/kyc/sendSmsPub',
  auth: 'public',
  rate: 'code',
  quiet: true,
  owns: [],
  codes: { ...sentCodes, TOKEN_INVALID: true },
  request: v.strictObject({ token: opaque }),
  response: v.object({ ...codeSent.entries, phoneMasked: v.string() }),
  example: {
    request: { token: 'ho_Xw4c81' },
    response: { resendAfter: 60, expiresIn: 300, phoneMasked: '•••••••5678' },
  },
});
