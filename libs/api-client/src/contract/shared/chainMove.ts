import * as v from 'valibot';
import { time } from './fields.ts';

/** Where a withdrawal stands: under review, sent to its network, confirmed there, or refused and given back. */
export const WITHDRAWAL_STATUS = { review: 0, sent: 1, done: 2, refused: -1 } as const;

/** Where a recharge stands: gathering confirmations, under review, credited, or cancelled by the back office. */
export const RECHARGE_STATUS = { waiting: 0, review: 1, approved: 2, cancelled: -1 } as const;

/** What happens on a network for a bill; which of the two sets of statuses holds, its record type says. */
export const chainMove = v.object({
  status: v.picklist([0, 1, 2, -1]),
  protocol: v.string(),
  /** Where it goes to, or came in. */
  address: v.string(),
  /** Null until the network has it. */
  txid: v.nullable(v.string()),
  confirmations: v.number(),
  /** Confirmations that it needs. */
  required: v.number(),
  /** Why it was refused or cancelled; empty otherwise. */
  reason: v.string(),
  updatedAt: time,
});

/**
 * What happens on a network for a bill. `status` is one of {@link WITHDRAWAL_STATUS} for a withdrawal, one of
 * {@link RECHARGE_STATUS} for a recharge; `updatedAt` in epoch milliseconds.
 */
export type ChainMove = v.InferOutput<typeof chainMove>;
