import * as v from 'valibot';

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
 * Kind of proof: 1 phone, 2 e-mail, 3 one-time password of an authenticator, 4 payment password, 5 biometrics, 6 reply
 * by SMS, 7 login name, 8 face, 9 login password, 10 authentication id.
 */
export const verifyType = v.picklist(Object.values(VERIFY_TYPES));

/**
 * Purposes of a one-time code. A code is valid for its own scene only. `bind` goes to a phone or e-mail address that
 * the member wants to bind; `security` to a bound one, for the proofs that calls ask for with 1042; `newPhone` and
 * `newEmail` to what replaces a lost phone or mailbox.
 */
export const CODE_SCENES = ['register', 'login', 'forget', 'paymentPassword', 'bind', 'security', 'newPhone', 'newEmail'] as const;
/** Purpose of a one-time code; the code is valid for this scene only. */
export const codeScene = v.picklist(CODE_SCENES);
/** Purpose of a one-time code: one of {@link CODE_SCENES}. The code proves nothing in another scene. */
export type CodeScene = (typeof CODE_SCENES)[number];

/** Purposes of a captcha. */
export const CAPTCHA_SCENES = ['login', 'register', 'sendCode', 'forget'] as const;
/** Purpose of a captcha; its ticket is valid for this scene only. */
export const captchaScene = v.picklist(CAPTCHA_SCENES);
/** Purpose of a captcha: one of {@link CAPTCHA_SCENES}. Its ticket is valid for that scene only. */
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

/** Timing of a sent code: seconds until the next may be requested, and until this one expires. */
export const codeSent = v.object({ resendAfter: v.number(), expiresIn: v.number() });
