import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, secret } from '../shared/fields.ts';

/** Purposes of a payment-password ticket. A ticket is valid for its own scene only. */
export const PAY_SCENES = ['transfer', 'withdraw', 'pay', 'sell', 'release', 'bankAccount'] as const;

const scene = v.picklist(PAY_SCENES);

/**
 * Exchanges the payment password for a ticket: single use, five minutes, one scene. With `biometrics` the
 * `biometricsCode` of this device, which every call carries, replaces the password. Codes: 1049 `{remainTimes,
 * lockedUntil}` (the password is wrong), `PINCODE_INVALID` (none is set), `NO_THIS_METHOD` (the device has no valid
 * `biometricsCode`).
 */
export const checkTransPass = endpoint({
  path: '/exchangeUser/checkTransPass',
  auth: 'user',
  rate: 'login',
  quiet: true,
  handOver: ['1049'],
  owns: [],
  request: v.union([
    v.strictObject({ password: secret, scene }),
    v.strictObject({ biometrics: v.literal(true), scene }),
  ]),
  response: v.object({ payPassTicket: opaque }),
  example: { request: { password: '280619', scene: 'transfer' }, response: { payPassTicket: 'pp_8Fq2' } },
});
