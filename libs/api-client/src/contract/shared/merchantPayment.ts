import * as v from 'valibot';
import { amount, currencyCode, opaque, time } from './fields.ts';
import { protocol } from './protocol.ts';

/** Where a payment that a merchant asked for stands. */
export const MERCHANT_PAYMENT_STATUS = { created: 0, paying: 1, paid: 2, expired: 3, closed: 4, refunded: 5 } as const;

/** What is peculiar about what was paid: too little, too much, or after the end. */
export const MERCHANT_PAYMENT_FLAGS = ['PARTIAL', 'OVER', 'LATE'] as const;

/** Ways to pay a merchant: from the balance, by buying first, or over a network. */
export const MERCHANT_PAYMENT_WAYS = ['balance', 'buy', 'chain'] as const;

/** Names a merchant's payment in its page's address. Nobody can guess it; whoever has it may look and pay. */
export const payToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** A payment that a merchant asked for, as its payer sees it. */
export const merchantPayment = v.object({
  merchantName: v.string(),
  merchantLogo: v.string(),
  outTradeNo: v.string(),
  subject: v.string(),
  currency: currencyCode,
  amount,
  paidAmount: amount,
  status: v.picklist(Object.values(MERCHANT_PAYMENT_STATUS)),
  flags: v.array(v.picklist(MERCHANT_PAYMENT_FLAGS)),
  ways: v.array(v.picklist(MERCHANT_PAYMENT_WAYS)),
  /** Networks that the way `chain` offers. */
  protocols: v.array(protocol),
  /** The merchant knows who must pay, so the payer's real name has to match (6014). */
  namedPayer: v.boolean(),
  /** What arrived over a network: confirmations so far and in all; null without. */
  chain: v.nullable(v.object({ txid: opaque, confirmations: v.number(), required: v.number() })),
  /** Where the merchant wants the payer back; empty when nowhere. */
  returnUrl: v.string(),
  createdAt: time,
  expireAt: time,
});

/**
 * A payment that a merchant asked for, as its payer sees it; `status` is a number of {@link MERCHANT_PAYMENT_STATUS},
 * times in epoch milliseconds. What is left to pay is `amount` less `paidAmount`, in which is also what a network is
 * still confirming.
 */
export type MerchantPayment = v.InferOutput<typeof merchantPayment>;

/** A token as it stands in the address of a payment's page, made up for the contract's examples. */
export const PAY_TOKEN_EXAMPLE = 'mZ3vT8qLr0YxB1nKc5WdSg';

/** A payment of 38.5 USDT that nobody has begun, good for 15 minutes; the contract's example. */
export const MERCHANT_PAYMENT_EXAMPLE: MerchantPayment = {
  merchantName: 'Harbour Books',
  merchantLogo: '',
  outTradeNo: 'HB-20261121-0042',
  subject: 'Two books',
  currency: 'USDT',
  amount: '38.5',
  paidAmount: '0',
  status: 0,
  flags: [],
  ways: ['balance', 'buy', 'chain'],
  protocols: ['TRC20'],
  namedPayer: false,
  chain: null,
  returnUrl: 'https://books.example/orders/42',
  createdAt: 1_790_000_000_000,
  expireAt: 1_790_000_900_000,
};
