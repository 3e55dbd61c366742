/** Codes of the questions that the wallet links to from the place where somebody asks them. The sandbox's content answers them. */
export const QUESTION_CODES = [
  'escrow',
  'payer-account',
  'payment-proof',
  'cancel-limit',
  'appeal-decision',
  'late-appeal',
  'deposit-time',
  'deposit-network',
  'withdrawal-fee',
  'payment-code',
  'coupon-use',
  'security-hold',
  'real-messages',
  'verification-levels',
  'documents',
] as const;

/** A question that the wallet links to: one of {@link QUESTION_CODES}. */
export type QuestionCode = (typeof QUESTION_CODES)[number];
