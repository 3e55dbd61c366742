import * as v from 'valibot';

/** Ways to prove who one is (product specification, section 6), by their number on the wire. */
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

export const verifyType = v.picklist(Object.values(VERIFY_TYPES));

/**
 * What a one-time code is asked for; a code is good for its own scene only. `bind` goes to a phone or e-mail that is to
 * become one's own; `security` to one's own, for the proofs that calls ask for with 1042.
 */
export const CODE_SCENES = ['register', 'login', 'forget', 'paymentPassword', 'bind', 'security'] as const;
export const codeScene = v.picklist(CODE_SCENES);
export type CodeScene = (typeof CODE_SCENES)[number];

/** What a solved captcha opens. */
export const CAPTCHA_SCENES = ['login', 'register', 'sendCode', 'forget'] as const;
export const captchaScene = v.picklist(CAPTCHA_SCENES);
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

/** When a code was sent: seconds until another may be asked for, and until this one ends. */
export const codeSent = v.object({ resendAfter: v.number(), expiresIn: v.number() });
