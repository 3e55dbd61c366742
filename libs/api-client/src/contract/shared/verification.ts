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

/**
 * Way to prove who one is: 1 phone, 2 e-mail, 3 one-time password of an authenticator, 4 payment password, 5
 * biometrics, 6 reply by SMS, 7 login name, 8 face, 9 login password, 10 authentication id.
 */
export const verifyType = v.picklist(Object.values(VERIFY_TYPES));

/**
 * What a one-time code is asked for; a code is good for its own scene only. `bind` goes to a phone or e-mail that is to
 * become one's own; `security` to one's own, for the proofs that calls ask for with 1042.
 */
export const CODE_SCENES = ['register', 'login', 'forget', 'paymentPassword', 'bind', 'security'] as const;
/** What a one-time code is asked for; it is good for this scene only. */
export const codeScene = v.picklist(CODE_SCENES);
/** What a one-time code is asked for: one of {@link CODE_SCENES}; it proves nothing in another scene. */
export type CodeScene = (typeof CODE_SCENES)[number];

/** What a solved captcha opens. */
export const CAPTCHA_SCENES = ['login', 'register', 'sendCode', 'forget'] as const;
/** What a solved captcha opens; its ticket is good for this scene only. */
export const captchaScene = v.picklist(CAPTCHA_SCENES);
/** What a solved captcha opens: one of {@link CAPTCHA_SCENES}; its ticket is good for that scene only. */
export type CaptchaScene = (typeof CAPTCHA_SCENES)[number];

/** When a code was sent: seconds until another may be asked for, and until this one ends. */
export const codeSent = v.object({ resendAfter: v.number(), expiresIn: v.number() });
