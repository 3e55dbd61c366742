import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { balanceEntry } from '../shared/balance.ts';
import { amount, currencyCode, signedAmount } from '../shared/fields.ts';

/**
 * The total value of the caller's holdings, and each holding. `change` and `trend` value today's holdings at the prices
 * of the last 24 hours, in USDT, oldest first. Holdings without a price count as zero in the totals; while there are no
 * prices at all, that is every coin but USDT, and `balanceByCNY` is 0. `balanceList` is complete in any case.
 */
export const getUserBalance = endpoint({
  path: '/exchangeUser/getUserBalance',
  auth: 'user',
  rate: 'read',
  read: true,
  background: true,
  owns: [],
  codes: { SYMBOL_NOT_EXIST: true },
  request: v.strictObject({ exchangeCurrency: currencyCode }),
  response: v.object({
    balanceByCNY: amount,
    balanceByUSDT: amount,
    availableAmount: amount,
    discountAmount: amount,
    toProductAmount: amount,
    toTransferAmount: amount,
    sellSuccessCount: v.number(),
    sellSuccessRate: v.number(),
    balanceList: v.array(balanceEntry),
    change: v.object({ amount: signedAmount, percent: signedAmount }),
    trend: v.array(amount),
  }),
  example: {
    request: { exchangeCurrency: 'USDT' },
    response: {
      balanceByCNY: '46287.21',
      balanceByUSDT: '6420.18',
      availableAmount: '6420.18',
      discountAmount: '0',
      toProductAmount: '0',
      toTransferAmount: '6420.18',
      sellSuccessCount: 0,
      sellSuccessRate: 0,
      balanceList: [{ currency: 'USDT', balance: '6420.18', frozen: '0' }],
      change: { amount: '0', percent: '0' },
      trend: ['6420.18', '6420.18'],
    },
  },
});
