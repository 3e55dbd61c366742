import * as v from 'valibot';
import {
  BILL_FILTERS,
  BILL_NOTES,
  BILL_STATUS,
  BILL_WINDOWS,
  BUSINESS_TYPES,
  RECORD_TYPES,
} from '../../constants/bills.ts';
import { amount, currencyCode, signedAmount, time } from './fields.ts';

/** The number of a bill, as its owner reads it. A bill of another member looks like one that does not exist. */
export const billNumber = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{8,40}$/));
/** Kind of a billing record. `ALL` asks for every kind; no bill has it. */
export const recordType = v.picklist(RECORD_TYPES);
/** Subject of a bill: 101 deposit, 301 transfer, 401 pay out, 501 pay in, 804 sell, 902 buy. */
export const businessType = v.picklist(Object.values(BUSINESS_TYPES));
/** How many days back a billing query goes; 9999 means everything. */
export const billWindow = v.picklist(BILL_WINDOWS);
/** Status of a bill: 1 in progress, 2 completed, -1 cancelled. */
export const billStatus = v.picklist(Object.values(BILL_STATUS));
/** Filter for a list: empty for all, 1 finished, 2 open, 3 cancelled. */
export const billFilter = v.picklist(Object.values(BILL_FILTERS));

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
