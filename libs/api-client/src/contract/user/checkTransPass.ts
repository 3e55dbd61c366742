import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { opaque, secret } from '../shared/fields.ts';

/** What a payment-password ticket opens; a ticket is good for its own scene only. */
export const PAY_SCENES = ['transfer', 'withdraw', 'pay', 'sell', 'release', 'bankAccount'] as const;

/**
 * Trades the payment password for a ticket: single use, five minutes, one scene.
 * Code 1049 with `{remainTimes, lockedUntil}` when it is wrong.
 */
export const checkTransPass = endpoint({
  path: '/exchangeUser/checkTransPass',
  auth: 'user',
  rate: 'login',
  quiet: true,
  handOver: ['1049'],
  owns: [],
  request: v.strictObject({ password: secret, scene: v.picklist(PAY_SCENES) }),
  response: v.object({ payPassTicket: opaque }),
  example: { request: { password: '280619', scene: 'transfer' }, response: { payPassTicket: 'pp_8Fq2' } },
});
