import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { amount, currencyCode, nothing } from '../shared/fields.ts';

/**
 * The assets that a member can hold and send, each with its smallest transfer and its networks, numbered from 1. On a
 * network, `fee` is the fee of a withdrawal and `minWithdrawal` the smallest amount that may arrive. Both are absent
 * where withdrawals are not possible, or where the fee depends on a price that is missing now.
 */
export const queryCurrencyList = endpoint({
  path: '/exchangeCurrency/queryCurrencyList',
  auth: 'public',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: {},
  request: nothing,
  response: v.array(
    v.object({
      id: v.number(),
      currencyCode,
      name: v.string(),
      decimals: v.number(),
      minTransferAmount: amount,
      protocols: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          fee: v.optional(amount),
          minWithdrawal: v.optional(amount),
        }),
      ),
    }),
  ),
  example: {
    request: {},
    response: [
      {
        id: 1,
        currencyCode: 'USDT',
        name: 'Tether USD',
        decimals: 6,
        minTransferAmount: '0.01',
        protocols: [{ id: 1, name: 'TRC20', fee: '1', minWithdrawal: '5' }],
      },
    ],
  },
});
