import * as v from 'valibot';
import { billStatus } from './bill.ts';
import { amount, time } from './fields.ts';

/** Whom money goes to: a user number, an address, whoever wrote a payment text, or a merchant who asked (3, 4 ours). */
export const TRANSFER_TARGETS = { user: 1, address: 2, paymentText: 3, merchantPayment: 4 } as const;

/** Things about a receiver worth a word before sending. */
export const TRANSFER_WARNINGS = ['FIRST_TIME', 'SIMILAR_ADDRESS', 'INTERNAL_ADDRESS'] as const;

const warnings = v.array(v.picklist(TRANSFER_WARNINGS));

/** Who would receive money inside the platform, and what it would cost. */
export const transferPreview = v.object({
  nickMasked: v.string(),
  userNoMasked: v.string(),
  fee: amount,
  arriveBy: time,
  warnings,
});

/** What a withdrawal would cost: `total` leaves the balance, `received` reaches the address. */
export const withdrawalPreview = v.object({
  address: v.string(),
  /** Name in the address book; empty for an address that is not in it. */
  addressName: v.string(),
  fee: amount,
  total: amount,
  received: amount,
  /** What may still be withdrawn today, in USDT. */
  remainToday: amount,
  arriveBy: time,
  warnings,
});

/** What became of it. A withdrawal is in progress until its network has confirmed it. */
export const transferResult = v.object({ billNo: v.string(), fee: amount, status: billStatus, arriveBy: time });
