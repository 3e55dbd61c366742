import * as v from 'valibot';
import { caseText, evidenceFile, imageIds } from './evidence.ts';
import { amount, opaque, time } from './fields.ts';
import { CLAIMS } from './trade-machine.ts';

/** Why a buyer appeals. */
export const BUYER_APPEAL_REASONS = ['NOT_RELEASED', 'SELLER_UNREACHABLE', 'SELLER_ASKS_MORE', 'OTHER'] as const;
/** Why a seller appeals. */
export const SELLER_APPEAL_REASONS = [
  'NOT_PAID',
  'WRONG_AMOUNT',
  'THIRD_PARTY_PAYER',
  'FORGED_PROOF',
  'PAYMENT_FROZEN',
  'OTHER',
] as const;
/** What conduct a party may complain about, whatever becomes of the order. */
export const COMPLAINT_REASONS = ['RUDE', 'OUTSIDE_CONTACT', 'ASKED_FEE', 'SUSPECTED_FRAUD', 'OTHER'] as const;

const party = v.picklist(['buyer', 'seller']);

/** What a party said and handed in on a case. */
export const caseStatement = v.object({ by: party, text: v.string(), files: v.array(evidenceFile), at: time });

/** How an operator decided: what each side gets of the escrow, and why. */
export const verdict = v.object({
  result: v.picklist(['release', 'refund', 'split']),
  buyerAmount: amount,
  sellerAmount: amount,
  reason: v.string(),
  at: time,
});

/** A case on an order, open or decided. */
export const appeal = v.object({
  initiator: party,
  claim: v.picklist(Object.values(CLAIMS)),
  reason: v.picklist([...new Set([...BUYER_APPEAL_REASONS, ...SELLER_APPEAL_REASONS])]),
  openedAt: time,
  /** Until when the other side may answer before the case goes to staff; null when it has gone there or is closed. */
  answerBy: v.nullable(time),
  statements: v.array(caseStatement),
  verdict: v.nullable(verdict),
});

/**
 * A case on an order with all that both sides have said; `verdict` is null until an operator has decided. Times in
 * epoch milliseconds.
 */
export type Appeal = v.InferOutput<typeof appeal>;

/** What goes with a statement. */
export const statementFields = { text: caseText, imageIds, videoId: v.optional(opaque) };
