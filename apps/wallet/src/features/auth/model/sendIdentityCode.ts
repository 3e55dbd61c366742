import type { CodeScene } from '@ezwallet/api-client/contract';
import type { Api, Form } from '@ezwallet/domain-stores';
import type { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, type CodeTarget, sendCodeFor } from '../../../shared/codes/sendCode.ts';
import type { Identity, LoginName } from './identity.ts';

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
