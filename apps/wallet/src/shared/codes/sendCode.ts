import type { CodeScene } from '@ezwallet/api-client/contract';
import { type Api, failureOf, type Form } from '@ezwallet/domain-stores';
import type { CaptchaGate } from '../captcha/CaptchaGate.ts';

/** Where a one-time code goes. `own` is the phone or email of the signed-in person. */
export type CodeTarget =
  | { readonly channel: 'phone'; readonly countryCode: string; readonly phone: string }
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: 'ownPhone' | 'ownEmail' };

/** The code was not sent, because the person closed the captcha. */
export class CodeNotSent extends Error {
  override readonly name = 'CodeNotSent';
}

/**
 * Sends a one-time code. The answer is the same whether or not the target has an account.
 *
 * @throws ApiError `SEND_SMS_TOO_FREQUENT`, `REQUEST_TOO_FREQUENT`; {@link CodeNotSent}
 */
export async function sendCode(api: Api, gate: CaptchaGate, scene: CodeScene, target: CodeTarget): Promise<void> {
  const sent = await gate.pass('sendCode', accountOf(target), (ticket) => {
    const captcha = ticket === undefined ? {} : { captchaTicket: ticket };
    switch (target.channel) {
      case 'phone':
        return api.user.sendMsg({ scene, countryCode: target.countryCode, phone: target.phone, ...captcha });
      case 'ownPhone':
        return api.user.sendMsg({ scene, ...captcha });
      case 'email':
        return api.user.sendEmailRegCode({ scene, email: target.email, ...captcha });
      case 'ownEmail':
        return api.user.sendEmailRegCode({ scene, ...captcha });
    }
  });
  if (sent === null) throw new CodeNotSent();
}

/** The same for a form, which tells why no code was sent. */
export async function sendCodeFor(
  form: Pick<Form<never, never, never, never, never>, 'fail'>,
  ...call: Parameters<typeof sendCode>
): Promise<void> {
  try {
    await sendCode(...call);
  } catch (error) {
    if (!(error instanceof CodeNotSent)) form.fail(failureOf(error));
    throw error;
  }
}

function accountOf(target: CodeTarget): string {
  if (target.channel === 'phone') return target.phone;
  return target.channel === 'email' ? target.email : '';
}
