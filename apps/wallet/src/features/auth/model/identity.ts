import { accept, checkEmail, type Checked, type EmailIssue, type PhoneIssue } from '@ezwallet/validators';
import type { CodeScene } from '@ezwallet/api-client/contract';
import type { Api, Form } from '@ezwallet/domain-stores';
import type { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, type CodeTarget, sendCodeFor } from '../../../shared/codes/sendCode.ts';
import { checkTypedPhone } from '../../../shared/phone/checkTypedPhone.ts';

/** The two kinds of login name. */
export type IdentityKind = 'phone' | 'email';

/** The phone or email part of a form, as typed. */
export interface Identity {
  readonly kind: IdentityKind;
  readonly areaCode: string;
  readonly phone: string;
  readonly email: string;
}

/** A login name as the server takes it. */
export interface LoginName {
  readonly loginName: string;
  readonly countryCode?: string;
}

/** What a person finds who has typed nothing yet. */
export const newIdentity = (areaCode: string): Identity => ({ kind: 'phone', areaCode, phone: '', email: '' });

/** Refusals about the login name. */
export const IDENTITY_REFUSALS = { USER_NOT_FOUND: 'identity', ALREADY_REGISTERED: 'identity' } as const;

/** The login name in its normal form. */
export function checkIdentity({ kind, areaCode, phone, email }: Identity): Checked<LoginName, PhoneIssue | EmailIssue> {
  const checked = kind === 'phone' ? checkTypedPhone(areaCode, phone) : checkEmail(email);
  return checked.ok
    ? accept({ loginName: checked.value, ...(kind === 'phone' ? { countryCode: areaCode } : {}) })
    : checked;
}

const targetOf = ({ loginName, countryCode }: LoginName): CodeTarget =>
  countryCode === undefined
    ? { channel: 'email', email: loginName }
    : { channel: 'phone', countryCode, phone: loginName };

type FormWithIdentity = Pick<
  Form<{ identity: Identity }, { identity: LoginName }, unknown, unknown, unknown>,
  'check' | 'fail'
>;

/** Sends a code to the typed phone or email. Tells the problem and rejects if no code was sent. */
export async function sendIdentityCode(
  form: FormWithIdentity,
  api: Api,
  gate: CaptchaGate,
  scene: CodeScene,
): Promise<void> {
  const name = form.check('identity');
  if (!name) throw new CodeNotSent();
  await sendCodeFor(form, api, gate, scene, targetOf(name));
}
