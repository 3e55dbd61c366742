import * as v from 'valibot';
import { HOLD_REASONS } from '../../constants/security.ts';
import { time } from './fields.ts';
import { verifyType } from './verification.ts';

/** Why outgoing money waits, until when, and which kinds of proof lift it before. */
export const holdView = v.object({
  reasons: v.array(v.picklist(HOLD_REASONS)),
  until: time,
  liftBy: v.array(verifyType),
});

/**
 * Why outgoing money waits: the changes of the account's security, oldest first, and the end in epoch milliseconds.
 * `unlockWithdraw` lifts the hold before with proofs of all kinds in `liftBy`. Where `liftBy` is empty, only staff can
 * lift it, after a review.
 */
export type HoldView = v.InferOutput<typeof holdView>;

/** A hold that no proof of the member lifts; the contract's example. */
export const HOLD_EXAMPLE: HoldView = { reasons: ['paymentPassword'], until: 1_790_000_000_000, liftBy: [] };
