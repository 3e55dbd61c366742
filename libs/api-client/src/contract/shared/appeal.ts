import * as v from 'valibot';
import { BUYER_APPEAL_REASONS, SELLER_APPEAL_REASONS } from '../../constants/trades.ts';
import { APPEAL_STATUSES, CLAIMS } from '../../constants/trade-machine.ts';
import { caseText, evidenceFile, imageIds } from './evidence.ts';
import { amount, opaque, time } from './fields.ts';

const party = v.picklist(['buyer', 'seller']);

/** A party's statement and files in an appeal. */
export const caseStatement = v.object({ by: party, text: v.string(), files: v.array(evidenceFile), at: time });

/** An operator's decision: what each side gets of the escrow, and why. */
export const verdict = v.object({
  result: v.picklist(['release', 'refund', 'split']),
  buyerAmount: amount,
  sellerAmount: amount,
  reason: v.string(),
  at: time,
});

/** An appeal on a trade, open or decided. */
export const appeal = v.object({
  initiator: party,
  claim: v.picklist(Object.values(CLAIMS)),
  reason: v.picklist([...new Set([...BUYER_APPEAL_REASONS, ...SELLER_APPEAL_REASONS])]),
  openedAt: time,
  /** When it ended, by a decision or an agreement; null while it is open. */
  closedAt: v.nullable(time),
  /** Deadline for the other side's answer before the case goes to staff; null once it is there or closed. */
  answerBy: v.nullable(time),
  statements: v.array(caseStatement),
  verdict: v.nullable(verdict),
  /**
   * An appeal after the end of the trade, which stays ended; ours. `escrow` is what is held again of the seller's money. It may
   * be less than the trade, or nothing. `agreedAt` is when the other side conceded. Null for an appeal in time.
   */
  late: v.nullable(v.object({ escrow: amount, agreedAt: v.nullable(time) })),
});

/**
 * An appeal on a trade with the statements of both sides. `verdict` is null until an operator has decided. Times in
 * epoch milliseconds.
 */
export type Appeal = v.InferOutput<typeof appeal>;

/** When an appeal can be opened: in time, or once after the end (7 days when completed, 24 hours otherwise). */
export const OPENS_APPEAL = v.picklist(APPEAL_STATUSES.open);
/** When a statement can be added to an open appeal. */
export const IN_APPEAL = v.picklist(APPEAL_STATUSES.state);

/** When an open appeal can be withdrawn or conceded: before staff has it, and after the end of the trade. */
export const ENDS_APPEAL = v.picklist(APPEAL_STATUSES.end);

/** The parts of a statement. */
export const statementFields = { text: caseText, imageIds, videoId: v.optional(opaque) };
