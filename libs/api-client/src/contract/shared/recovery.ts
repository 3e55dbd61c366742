import * as v from 'valibot';

/** What an owner can have replaced after losing it: the login password, the phone, the mailbox, the authenticator. */
export const RECOVERY_KINDS = ['password', 'phone', 'email', 'otp'] as const;
/** What an owner can have replaced after losing it: one of {@link RECOVERY_KINDS}. */
export type RecoveryKind = (typeof RECOVERY_KINDS)[number];

/** What a link in a notice stops: everything, by shutting the account, or one request. */
export const stopped = v.picklist(['account', 'request']);
