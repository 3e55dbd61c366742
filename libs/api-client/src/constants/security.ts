/** Kinds of proof (product specification, section 6), by their number on the wire. */
export const VERIFY_TYPES = {
  phone: 1,
  email: 2,
  otp: 3,
  payPassword: 4,
  biometrics: 5,
  replySms: 6,
  loginName: 7,
  faceId: 8,
  loginPassword: 9,
  authId: 10,
} as const;

/**
 * Purposes of a one-time code. A code is valid for its own scene only. `bind` goes to a phone or e-mail address that
 * the member wants to bind; `security` to a bound one, for the proofs that calls ask for with 1042; `newPhone` and
 * `newEmail` to what replaces a lost phone or mailbox; `support` to somebody who cannot sign in and writes to support.
 */
export const CODE_SCENES = [
  'register',
  'login',
  'forget',
  'paymentPassword',
  'bind',
  'security',
  'newPhone',
  'newEmail',
  'support',
] as const;

/** Purpose of a one-time code: one of {@link CODE_SCENES}. The code proves nothing in another scene. */
export type CodeScene = (typeof CODE_SCENES)[number];

/** Purposes of a captcha. */
export const CAPTCHA_SCENES = ['login', 'register', 'sendCode', 'forget'] as const;

/** Purpose of a captcha: one of {@link CAPTCHA_SCENES}. Its ticket is valid for that scene only. */
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

/** How a login proves who it is. */
export const LOGIN_METHODS = ['password', 'code', 'secondFactor', 'register', 'biometrics', 'passkey'] as const;

/** How a login proves who it is: one of {@link LOGIN_METHODS}. */
export type LoginMethod = (typeof LOGIN_METHODS)[number];

/** What came of a login: a session, a question for a code, a wrong proof, or an account that is closed. */
export const LOGIN_OUTCOMES = ['opened', 'asked', 'wrong', 'closed'] as const;

/** What came of a login: one of {@link LOGIN_OUTCOMES}. */
export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number];

/** Changes of the account's security after which outgoing money waits. */
export const HOLD_REASONS = ['loginPassword', 'paymentPassword', 'otpOff', 'whitelistOff', 'phone', 'email'] as const;

/** What an owner can have replaced after losing it: the login password, the phone, the mailbox, the authenticator. */
export const RECOVERY_KINDS = ['password', 'phone', 'email', 'otp'] as const;

/** What an owner can have replaced after losing it: one of {@link RECOVERY_KINDS}. */
export type RecoveryKind = (typeof RECOVERY_KINDS)[number];

/** How many recovery codes a member gets at once. */
export const RECOVERY_CODES = 10;

/** Without 0 O 1 I L 8 B 5 S 2 Z, which people confuse on paper. */
export const RECOVERY_CODE_LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';

/** A recovery code as the server writes it. */
export const RECOVERY_CODE_FORM = new RegExp(`^[${RECOVERY_CODE_LETTERS}]{5}-[${RECOVERY_CODE_LETTERS}]{5}$`);

/** Reads a recovery code as somebody typed it: in any case, with or without the hyphen. Undefined if it is none. */
export function readRecoveryCode(text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const written = `${plain.slice(0, 5)}-${plain.slice(5)}`;
  return RECOVERY_CODE_FORM.test(written) ? written : undefined;
}

/** The most characters that the name of a passkey may have. */
export const PASSKEY_NAME_MAX = 40;

/** How many passkeys a member may have. */
export const PASSKEYS_MAX = 10;

/** Ways in which a browser reaches an authenticator (WebAuthn level 3, section 5.8.4). */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** A way in which a browser reaches an authenticator: one of {@link PASSKEY_TRANSPORTS}. */
export type PasskeyTransport = (typeof PASSKEY_TRANSPORTS)[number];

/** Maximum length of an anti-phishing code. */
export const ANTI_PHISHING_CODE_MAX = 20;

/** How a login proves who it is: by password, by one-time code, or by the biometrics of this device. */
export const LOGIN_TYPES = { password: 1, code: 2, biometrics: 3 } as const;

/** Kinds of account: a member, or a merchant, who takes trades. */
export const USER_TYPES = { member: 0, merchant: 7 } as const;

/** A switch of the account: off, open, or held for a time after a change of the account's security. */
export const SWITCHES = { off: 0, open: 1, held: 3 } as const;
