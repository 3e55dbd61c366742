import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { BILL_EXAMPLE, bill, billNumber, counterparty } from '../shared/bill.ts';
import { fiatCurrency } from '../shared/fiat.ts';
import { amount, opaque, time } from '../shared/fields.ts';
import { payMethodId } from '../shared/payMethod.ts';

/** How a trade was paid: what a member needs for the tax, the bank and an appeal. */
const fiatPayment = v.object({
  payMethodId,
  fiat: fiatCurrency,
  fiatAmount: amount,
  /** Fiat for one unit. */
  price: amount,
  /** What the trade was about, in the bill's currency. */
  coins: amount,
  /** What came on top for the owner of the bill, in USDT; ours. */
  bonus: amount,
  /** How a verdict split the coins; null without such a verdict; ours. */
  split: v.nullable(v.object({ buyerAmount: amount, sellerAmount: amount })),
  /** As on the identity documents, which both sides saw in the order. */
  buyerName: v.string(),
  sellerName: v.string(),
  /** The seller's account, masked; empty for a payment by code. */
  account: v.string(),
  /** Text that the buyer wrote on the payment; empty for none. */
  reference: v.string(),
  /** When the buyer marked the payment; null where the seller released without it. */
  paidAt: v.nullable(time),
  releasedAt: time,
});

/**
 * A receipt for a completed bill, to keep or to share: both sides are masked, and the server seals it so that staff can
 * recognise a genuine one. For the bill of a trade, `payment` describes the fiat payment.
 */
export const getPaymentReceipt = endpoint({
  path: '/order/getPaymentReceipt',
  auth: 'user',
  rate: 'read',
  read: true,
  quiet: true,
  owns: ['billNo'],
  codes: {
    ORDER_NOT_FOUND: true,
    /** It is not completed. */
    CONDITION_NOT_FULLFILL: true,
  },
  request: v.strictObject({ billNo: billNumber }),
  response: v.object({
    ...bill.entries,
    payer: v.nullable(counterparty),
    payee: v.nullable(counterparty),
    payment: v.nullable(fiatPayment),
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
