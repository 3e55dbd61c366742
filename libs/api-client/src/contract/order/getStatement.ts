import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { counterparty, recordType } from '../shared/bill.ts';
import { amount, currencyCode, signedAmount, time } from '../shared/fields.ts';

/** A month of 31 days, in which a clock goes back by an hour. */
const LONGEST = 31 * 24 * 60 * 60 * 1000 + 60 * 60 * 1000;

/**
 * Movements of the caller's balances from one moment to another, from the ledger itself, oldest first: for each coin, `opening`
 * and all its movements make `closing`. A movement has no bill where the platform corrected something.
 */
export const getStatement = endpoint({
  path: '/order/statement',
  auth: 'user',
  rate: 'read',
  read: true,
  owns: [],
  codes: { CONDITION_NOT_FULLFILL: true },
  request: v.pipe(
    v.strictObject({ from: time, until: time }),
    v.check(({ from, until }) => until > from && until - from <= LONGEST),
  ),
  response: v.object({
    balances: v.array(
      v.object({ currency: currencyCode, opening: amount, incoming: amount, outgoing: amount, closing: amount }),
    ),
    list: v.array(
      v.object({
        at: time,
        currency: currencyCode,
        amount: signedAmount,
        recordType,
        billNo: v.nullable(v.string()),
        /** Absent where there is no other side, as for a deposit. */
        counterparty: v.optional(counterparty),
        /** The address of a withdrawal. */
        address: v.optional(v.string()),
      }),
    ),
  }),
  example: {
    request: { from: 1_790_000_000_000, until: 1_792_000_000_000 },
    response: {
      balances: [{ currency: 'USDT', opening: '10', incoming: '60', outgoing: '20', closing: '50' }],
      list: [
        { at: 1_790_000_000_000, currency: 'USDT', amount: '60', recordType: 'DEPOSIT', billNo: '2026112100000001' },
        {
          at: 1_790_000_100_000,
          currency: 'USDT',
          amount: '-20',
          recordType: 'SEND',
          billNo: '2026112100000002',
          counterparty: { nickMasked: 'W•••', userNoMasked: '88•••46' },
        },
      ],
    },
  },
});
