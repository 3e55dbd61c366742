import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing, time } from '../shared/fields.ts';

/**
 * Whether an authenticator app is bound. If not, a new secret for one (RFC 6238: SHA-1, 6 digits, 30 s) as base32 text
 * and as a URI for its camera. The device that asks again within 15 minutes gets the same one; another device, or a later call,
 * gets a new one. `bindOtpInfo` accepts the last one, and no call shows it once it is bound. `boundAt` in epoch milliseconds.
 */
export const getOtpInfo = endpoint({
  path: '/exchangeUser/getOtpInfo',
  auth: 'user',
  rate: 'write',
  owns: [],
  codes: {},
  request: nothing,
  response: v.variant('boundOtp', [
    v.object({
      boundOtp: v.literal(true),
      boundAt: time,
      /** Unused recovery codes; ours. */
      recoveryCodesLeft: v.number(),
    }),
    v.object({
      boundOtp: v.literal(false),
      secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
      otpauthUri: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
    }),
  ]),
  example: {
    request: {},
    response: {
      boundOtp: false,
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      otpauthUri: 'otpauth://totp/EZ%20Wallet:7KD42P?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=EZ%20Wallet',
    },
  },
});
