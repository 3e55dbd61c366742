import * as v from 'valibot';
import { amount, currencyCode, signedAmount, time } from './fields.ts';

/** The number of a bill, as its owner reads it; a stranger's looks like one that never was. */
export const billNumber = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/));

/** Kinds of billing record (product specification, section 3). */
export const RECORD_TYPES = [
  'ALL',
  'SEND',
  'RECV',
  'PAYMENT',
  'WITHDRAW',
  'DEPOSIT',
  'BUY',
  'SELL',
  'INTEREST',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];
export const recordType = v.picklist(RECORD_TYPES);

/** Business type codes (product specification, section 9). */
export const BUSINESS_TYPES = {
  recharge: 101,
  transfer: 301,
  payOut: 401,
  payIn: 501,
  sell: 804,
  buy: 902,
} as const;
export const businessType = v.picklist(Object.values(BUSINESS_TYPES));

/** How far back a billing query looks, in days; 9999 is everything. */
export const BILL_WINDOWS = [7, 15, 30, 90, 9999] as const;
export const billWindow = v.picklist(BILL_WINDOWS);
export type BillWindow = (typeof BILL_WINDOWS)[number];

/** Where a bill stands: in progress, completed, or cancelled. */
export const BILL_STATUS = { inProgress: 1, completed: 2, cancelled: -1 } as const;
export const billStatus = v.picklist(Object.values(BILL_STATUS));

/** The other side of a bill, as much as one may know of it. */
export const counterparty = v.object({ nickMasked: v.string(), userNoMasked: v.string() });

/** One line of the billing record, seen from its owner: `amount` is below zero where money left. */
export const bill = v.object({
  billNo: v.string(),
  recordType,
  businessType,
  currency: currencyCode,
  amount: signedAmount,
  fee: amount,
  status: billStatus,
  counterparty: v.nullable(counterparty),
  remark: v.string(),
  createdAt: time,
});
export type Bill = v.InferOutput<typeof bill>;

/** One movement on an account that this bill caused. */
export const posting = v.object({
  account: v.picklist(['mine', 'theirs', 'fee', 'network', 'promotion']),
  amount: signedAmount,
  balanceAfter: v.nullable(signedAmount),
  at: time,
});
export type Posting = v.InferOutput<typeof posting>;

export const BILL_EXAMPLE: Bill = {
  billNo: '202611210930150000042',
  recordType: 'SEND',
  businessType: 301,
  currency: 'USDT',
  amount: '-320.5',
  fee: '0',
  status: 2,
  counterparty: { nickMasked: 'W•••', userNoMasked: '88•••46' },
  remark: 'Lunch',
  createdAt: 1_790_000_000_000,
};
