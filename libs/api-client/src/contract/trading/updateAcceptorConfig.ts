import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { ACCEPTOR_CONFIG_EXAMPLE, acceptorConfig, acceptorLots, priceOffset } from '../shared/acceptor.ts';
import { amount, opaque } from '../shared/fields.ts';

/**
 * Changes the given fields and leaves the rest. Later trades hold the caller's money without asking again, so lots,
 * their price and the quota need the payment password; going online and offline does not. The path is ours.
 */
export const updateAcceptorConfig = endpoint({
  path: '/lucky_c2c/updateAcceptorConfig',
  auth: 'acceptor',
  rate: 'write',
  quiet: true,
  handOver: ['1049'],
  owns: [],
  codes: {
    '1049': true,
    NO_THIS_TICKET: true,
    /** The caller is no merchant, or is locked. */
    NO_RIGHTS: true,
    /** Missed offers took the caller offline. The body has `{offlineUntil}`. */
    TRY_AGAIN_LATER: true,
    /** No usable account has the pay method of a lot. */
    BANK_ACCOUNT_NOT_FOUND: true,
    NOT_TRADABLE: true,
    AMOUNT_INVALID: true,
    BALANCE_NOT_ENOUGH: true,
  },
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
