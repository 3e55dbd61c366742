/**
 * Subjects of a conversation with support: a question, an order (a trade), a bill, the verification, the account, or a login that
 * does not work.
 */
export const SUPPORT_SUBJECTS = ['free', 'order', 'bill', 'verification', 'account', 'login'] as const;

/** Subject of a conversation with support: one of {@link SUPPORT_SUBJECTS}. */
export type SupportSubject = (typeof SUPPORT_SUBJECTS)[number];

/** Whose turn it is in a conversation with support. */
export const SUPPORT_STATES = { withSupport: 1, withMember: 2, closed: 3 } as const;

/** Whose turn it is: one of {@link SUPPORT_STATES}. */
export type SupportState = (typeof SUPPORT_STATES)[keyof typeof SUPPORT_STATES];

/** The most characters of a message to support. */
export const SUPPORT_TEXT_MAX = 1000;

/** Kinds of messages to support: words, a picture, or a file. */
export const SUPPORT_KINDS = ['text', 'image', 'file'] as const;
