import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ACCEPTOR_CONFIG_EXAMPLE, acceptorConfig, acceptorLots, priceOffset } from '../shared/acceptor.ts';
import { amount, opaque } from '../shared/fields.ts';

/**
 * Changes the given fields and leaves the rest. Later trades hold the caller's money without asking again, so lots, their
 * price and the quota need the payment password; going online and offline does not. The path is ours. Codes: 1049 `{remainTimes, lockedUntil}`,
 * `NO_THIS_TICKET` (payment ticket used or of another scene), `NO_RIGHTS` (locked), `TRY_AGAIN_LATER` (offline after
 * missed offers, body `{offlineUntil}`), `BANK_ACCOUNT_NOT_FOUND` (no usable account for a lot's pay method).
 */
export const updateAcceptorConfig = endpoint({
  path: '/lucky_c2c/updateAcceptorConfig',
  auth: 'acceptor',
  rate: 'write',
  quiet: true,
  handOver: ['1049'],
  owns: [],
  request: v.union([
    v.strictObject({ online: v.optional(v.boolean()) }),
    v.strictObject({
      online: v.optional(v.boolean()),
      priceOffset: v.optional(priceOffset),
      dailyQuota: v.optional(amount),
      lots: v.optional(acceptorLots),
      /** Of scene `lots`, for exactly what changes beside `online`. */
      payPassTicket: opaque,
    }),
  ]),
  response: acceptorConfig,
  example: {
    request: { online: true, priceOffset: '0.3', payPassTicket: 'pp_8Fq2' },
    response: ACCEPTOR_CONFIG_EXAMPLE,
  },
});
