import type { BillNote, RecordType } from './bills.ts';

/** Side of a trade that a bill belongs to: the first digit of its business type (sell 804, buy 902). */
export const TRANSACTION_TYPES = { sell: 8, buy: 9 } as const;

/** Side of a trade that a bill belongs to: 8 sell, 9 buy; see {@link TRANSACTION_TYPES}. */
export type TransactionType = (typeof TRANSACTION_TYPES)[keyof typeof TRANSACTION_TYPES];

/** The side of the trade that a bill is of. Undefined for another bill; a bonus has a note, and no trade of its own. */
export function tradeSideOf({
  recordType,
  note,
}: {
  readonly recordType: RecordType;
  readonly note?: BillNote | undefined;
}): TransactionType | undefined {
  if (note !== undefined) return undefined;
  return recordType === 'SELL' ? TRANSACTION_TYPES.sell : recordType === 'BUY' ? TRANSACTION_TYPES.buy : undefined;
}

/** Reasons of a buyer's appeal. */
export const BUYER_APPEAL_REASONS = ['NOT_RELEASED', 'SELLER_UNREACHABLE', 'SELLER_ASKS_MORE', 'OTHER'] as const;

/** Reasons of a seller's appeal. */
export const SELLER_APPEAL_REASONS = [
  'NOT_PAID',
  'WRONG_AMOUNT',
  'THIRD_PARTY_PAYER',
  'FORGED_PROOF',
  'PAYMENT_FROZEN',
  'OTHER',
] as const;

/** Conduct that a party may complain about, whatever the outcome of the trade. */
export const COMPLAINT_REASONS = ['RUDE', 'OUTSIDE_CONTACT', 'ASKED_FEE', 'SUSPECTED_FRAUD', 'OTHER'] as const;

/** What a party hears of that leaves the status of a trade as it is, or comes after its end; ours. */
export const TRADE_NEWS = ['answer', 'lateAppeal', 'releaseDeadline', 'askCancel', 'declineCancel', 'extend'] as const;

/** Reasons of a buyer's cancellation. */
export const BUYER_CANCEL_REASONS = ['CHANGED_MIND', 'CANNOT_PAY', 'PAYEE_REFUSES', 'WRONG_AMOUNT', 'OTHER'] as const;

/** Reasons of a seller's cancellation. */
export const SELLER_CANCEL_REASONS = ['CHANGED_MIND', 'PRICE', 'TOO_SLOW', 'WRONG_ACCOUNT', 'OTHER'] as const;

/** Hints for a faster match of a sale. */
export const SPEED_UP_TIPS = ['TAKE_NEAREST_AMOUNT', 'OTHER_PAY_METHOD', 'COME_BACK_LATER'] as const;

/** The kinds of a chat message. */
export const CHAT_KINDS = ['text', 'image'] as const;

/** Why a reader is warned: a link, or contact details that lead away from the platform, where nothing protects a trade. */
export const CHAT_WARNINGS = ['LINK', 'CONTACT'] as const;

/** One of {@link CHAT_WARNINGS}. */
export type ChatWarning = (typeof CHAT_WARNINGS)[number];

/** The buyer's answers on a trade that waits for payment. */
export const BUYER_ANSWERS = { paid: 1, cancelled: 2 } as const;

/** The most pictures that prove a payment, or go with a statement in an appeal. */
export const EVIDENCE_PICTURES_MAX = 6;

/** Least and most characters of a statement in an appeal. */
export const CASE_TEXT = { min: 10, max: 500 } as const;

/** The most characters of a chat message. */
export const CHAT_TEXT_MAX = 500;
