import * as v from 'valibot';
import { CAPTCHA_SCENES, CODE_SCENES, VERIFY_TYPES } from '../../constants/security.ts';

/**
 * Kind of proof: 1 phone, 2 e-mail, 3 one-time password of an authenticator, 4 payment password, 5 biometrics, 6 reply
 * by SMS, 7 login name, 8 face, 9 login password, 10 authentication id.
 */
export const verifyType = v.picklist(Object.values(VERIFY_TYPES));
/** Purpose of a one-time code; the code is valid for this scene only. */
export const codeScene = v.picklist(CODE_SCENES);
/** Purpose of a captcha; its ticket is valid for this scene only. */
export const captchaScene = v.picklist(CAPTCHA_SCENES);

/** Timing of a sent code: seconds until the next may be requested, and until this one expires. */
export const codeSent = v.object({ resendAfter: v.number(), expiresIn: v.number() });
