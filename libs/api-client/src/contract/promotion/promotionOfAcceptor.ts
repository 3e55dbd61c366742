import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, nothing } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * What an acceptor earns on top of the spread: the rebate in percent by pay method, and the tier for the turnover of
 * the last 30 days; `next` is null at the highest tier. Amounts are in USDT.
 */
export const promotionOfAcceptor = endpoint({
  path: '/promotion/promotionOfAcceptor',
  auth: 'acceptor',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {
    /** The caller is no merchant. */
    NO_RIGHTS: true,
  },
  request: nothing,
  response: v.object({
    rates: v.array(v.object({ payMethodId, rebateRate: amount })),
    tier: v.number(),
    turnover: amount,
    next: v.nullable(v.object({ tier: v.number(), turnover: amount, rebateRate: amount })),
  }),
  example: {
    request: {},
    response: {
      rates: [{ payMethodId: 1, rebateRate: '0.05' }],
      tier: 1,
      turnover: '8400.5',
      next: { tier: 2, turnover: '50000', rebateRate: '0.08' },
    },
  },
});
