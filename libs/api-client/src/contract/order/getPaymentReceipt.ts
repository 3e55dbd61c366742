import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BILL_EXAMPLE, bill, billNumber, counterparty } from '../shared/bill.ts';
import { fiatCurrency } from '../shared/fiat.ts';
import { amount, opaque, time } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';

/**
 * A receipt for a completed bill, to keep or to share: both sides are masked, and the server seals it so that staff can
 * recognise a genuine one. For the bill of a trade, `payment` describes the fiat payment. Codes: `ORDER_NOT_FOUND`,
 * `CONDITION_NOT_FULLFILL` (not completed).
 */
export const getPaymentReceipt = endpoint({
  path: '/order/getPaymentReceipt',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({
    ...bill.entries,
    payer: v.nullable(counterparty),
    payee: v.nullable(counterparty),
    payment: v.nullable(v.object({ payMethodId, fiat: fiatCurrency, fiatAmount: amount, price: amount })),
    txid: v.nullable(v.string()),
    completedAt: time,
    issuedAt: time,
    /** Seal over all the fields above. */
    seal: opaque,
  }),
  example: {
    request: { billNo: BILL_EXAMPLE.billNo },
    response: {
      ...BILL_EXAMPLE,
      payer: { nickMasked: 'R•••', userNoMasked: '7K•••2P' },
      payee: { nickMasked: 'W•••', userNoMasked: '88•••46' },
      payment: null,
      txid: null,
      completedAt: 1_790_000_000_000,
      issuedAt: 1_790_000_600_000,
      seal: 'Qm3x9TfA2nVb',
    },
  },
});
