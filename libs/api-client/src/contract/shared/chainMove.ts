import * as v from 'valibot';
import { time } from './fields.ts';

/** The state of a bill on its network. The record type says which of the two sets of statuses applies. */
export const chainMove = v.object({
  status: v.picklist([0, 1, 2, -1]),
  protocol: v.string(),
  /** Destination of a withdrawal, or the address where a deposit arrived. */
  address: v.string(),
  /** Null until the transaction is on the network. */
  txid: v.nullable(v.string()),
  confirmations: v.number(),
  /** Number of confirmations it needs. */
  required: v.number(),
  /** Why it was refused or cancelled; otherwise empty. */
  reason: v.string(),
  updatedAt: time,
});

/**
 * The state of a bill on its network. `status` is one of {@link WITHDRAWAL_STATUS} for a withdrawal, one of {@link
 * RECHARGE_STATUS} for a deposit; `updatedAt` in epoch milliseconds.
 */
export type ChainMove = v.InferOutput<typeof chainMove>;
