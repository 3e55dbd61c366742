import * as v from 'valibot';
import { amount, currencyCode, signedAmount, time } from './fields.ts';

/** The number of a bill, as its owner reads it. A bill of another member looks like one that does not exist. */
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
/** Kind of billing record: one of {@link RECORD_TYPES}. `ALL` is for queries only; no bill has it. */
export type RecordType = (typeof RECORD_TYPES)[number];
/** Kind of a billing record. `ALL` asks for every kind; no bill has it. */
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
/** Subject of a bill: 101 deposit, 301 transfer, 401 pay out, 501 pay in, 804 sell, 902 buy. */
export const businessType = v.picklist(Object.values(BUSINESS_TYPES));

/** How far back a billing query goes, in days; 9999 means everything. */
export const BILL_WINDOWS = [7, 15, 30, 90, 9999] as const;
/** How many days back a billing query goes; 9999 means everything. */
export const billWindow = v.picklist(BILL_WINDOWS);
/** Days that a billing query goes back (product specification, section 9): one of {@link BILL_WINDOWS}. */
export type BillWindow = (typeof BILL_WINDOWS)[number];

/** Status of a bill: in progress, completed, or cancelled. */
export const BILL_STATUS = { inProgress: 1, completed: 2, cancelled: -1 } as const;
/** Status of a bill: 1 in progress, 2 completed, -1 cancelled. */
export const billStatus = v.picklist(Object.values(BILL_STATUS));

/** Filters for lists of bills and trades. These numbers differ from those of a bill's or a trade's own status. */
export const BILL_FILTERS = { all: '', finished: 1, open: 2, cancelled: 3 } as const;
/** Filter for a list: empty for all, 1 finished, 2 open, 3 cancelled. */
export const billFilter = v.picklist(Object.values(BILL_FILTERS));

/** The platform's own description of a bill without a remark. An app translates it. */
export const BILL_NOTES = ['VOUCHER', 'PAY_METHOD', 'INVITATION', 'ACTIVITY', 'REBATE', 'SANDBOX', 'FAUCET'] as const;
/** The platform's own description of a bill: one of {@link BILL_NOTES}. */
export type BillNote = (typeof BILL_NOTES)[number];

/** The other side of a bill, masked. */
export const counterparty = v.object({ nickMasked: v.string(), userNoMasked: v.string() });

/** One line of the billing record, from its owner's side. `amount` is negative for outgoing money. */
export const bill = v.object({
  billNo: v.string(),
  recordType,
  businessType,
  currency: currencyCode,
  amount: signedAmount,
  fee: amount,
  /** What the platform gave on top of `amount`, in the same currency; absent for nothing. */
  bonus: v.optional(amount),
  status: billStatus,
  counterparty: v.nullable(counterparty),
  /** What the owner calls the other side in their address book, a person or an address; absent for a stranger. */
  contactName: v.optional(v.string()),
  /** The owner took the bill out of the list. */
  hidden: v.optional(v.literal(true)),
  /** Free text of a person. */
  remark: v.string(),
  /** Replaces the remark on bonuses and gifts of the platform. */
  note: v.optional(v.picklist(BILL_NOTES)),
  createdAt: time,
  /** When its money moved; absent while it waits, and when it was cancelled. */
  completedAt: v.optional(time),
});

/**
 * One line of the billing record, from its owner's side: `amount` is signed, `fee` and `bonus` are not, `createdAt` in
 * epoch milliseconds. A bonus came on top of `amount`, so the balance moved by both. `counterparty` is null where there is no other side, as for a deposit; `contactName` is the owner's own
 * name for it.
 */
export type Bill = v.InferOutput<typeof bill>;

/** One posting of this bill. */
export const posting = v.object({
  account: v.picklist(['mine', 'theirs', 'fee', 'network', 'promotion']),
  amount: signedAmount,
  balanceAfter: v.nullable(signedAmount),
  at: time,
});
/** One posting of a bill on an account of the ledger. `balanceAfter` is null for accounts of others. */
export type Posting = v.InferOutput<typeof posting>;

/** A transfer of 320.5 USDT to another member, completed; the contract's example. */
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
