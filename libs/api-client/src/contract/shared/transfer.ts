import * as v from 'valibot';
import { TRANSFER_WARNINGS } from '../../constants/payments.ts';
import { billStatus } from './bill.ts';
import { amount, time } from './fields.ts';

const warnings = v.array(v.picklist(TRANSFER_WARNINGS));

/** The recipient inside the platform, and the cost. */
export const transferPreview = v.object({
  nickMasked: v.string(),
  userNoMasked: v.string(),
  fee: amount,
  arriveBy: time,
  warnings,
});

/** The cost of a withdrawal: `total` leaves the balance, `received` reaches the address. */
export const withdrawalPreview = v.object({
  address: v.string(),
  /** Name in the address book; empty for an address that is not in it. */
  addressName: v.string(),
  fee: amount,
  total: amount,
  received: amount,
  /** Remaining withdrawals today, in USDT. */
  remainToday: amount,
  arriveBy: time,
  warnings,
});

/** Outcome. A withdrawal is in progress until its network has confirmed it. */
export const transferResult = v.object({ billNo: v.string(), fee: amount, status: billStatus, arriveBy: time });
