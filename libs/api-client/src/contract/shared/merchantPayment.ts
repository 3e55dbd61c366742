import * as v from 'valibot';
import { MERCHANT_PAYMENT_FLAGS, MERCHANT_PAYMENT_STATUS, MERCHANT_PAYMENT_WAYS } from '../../constants/payments.ts';
import { amount, currencyCode, opaque, time } from './fields.ts';
import { protocol } from './protocol.ts';

/** Identifies a merchant's payment in the address of its page. Nobody can guess it; whoever has it may look and pay. */
export const payToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** A payment that a merchant asked for, from its payer's side. */
export const merchantPayment = v.object({
  merchantName: v.string(),
  merchantLogo: v.string(),
  outTradeNo: v.string(),
  subject: v.string(),
  currency: currencyCode,
  amount,
  paidAmount: amount,
  /** What the merchant gave back to the payer. */
  refundedAmount: amount,
  status: v.picklist(Object.values(MERCHANT_PAYMENT_STATUS)),
  flags: v.array(v.picklist(MERCHANT_PAYMENT_FLAGS)),
  ways: v.array(v.picklist(MERCHANT_PAYMENT_WAYS)),
  /** Networks for the way `chain`. */
  protocols: v.array(protocol),
  /** The merchant named a payer, so the payer's real name must match (6014). */
  namedPayer: v.boolean(),
  /** A purchase is under way whose coins will pay. */
  buying: v.boolean(),
  /** An incoming payment on a network: its confirmations so far and in total; otherwise null. */
  chain: v.nullable(v.object({ txid: opaque, confirmations: v.number(), required: v.number() })),
  /** Where the payer returns to; empty for none. */
  returnUrl: v.string(),
  createdAt: time,
  expireAt: time,
});

/**
 * A payment that a merchant asked for, from its payer's side; `status` is a number of {@link MERCHANT_PAYMENT_STATUS},
 * times in epoch milliseconds. The amount left to pay is `amount` minus `paidAmount`, which includes payments that a
 * network is still confirming, and what an open purchase will pay.
 */
export type MerchantPayment = v.InferOutput<typeof merchantPayment>;

/** A token from the address of a payment's page, invented for the contract's examples. */
export const PAY_TOKEN_EXAMPLE = 'mZ3vT8qLr0YxB1nKc5WdSg';

/** A payment of 38.5 USDT that nobody has started, valid for 15 minutes; the contract's example. */
export const MERCHANT_PAYMENT_EXAMPLE: MerchantPayment = {
  merchantName: 'Harbour Books',
  merchantLogo: '',
  outTradeNo: 'HB-20261121-0042',
  subject: 'Two books',
  currency: 'USDT',
  amount: '38.5',
  paidAmount: '0',
  refundedAmount: '0',
  status: 0,
  flags: [],
  ways: ['balance', 'buy', 'chain'],
  protocols: ['TRC20'],
  namedPayer: false,
  buying: false,
  chain: null,
  returnUrl: 'https://books.example/orders/42',
  createdAt: 1_790_000_000_000,
  expireAt: 1_790_000_900_000,
};
