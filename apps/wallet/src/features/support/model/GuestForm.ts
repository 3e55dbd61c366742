import { makeAutoObservable } from 'mobx';
import type { Contract } from '@ezwallet/api-client/contract';
import { type Deps, GuestSupport, type SettingsStore } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import {
  checkIdentity,
  type Identity,
  IDENTITY_REFUSALS,
  type LoginName,
  newIdentity,
  sendIdentityCode,
} from '../../auth/index.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { createForm, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';

interface Typed {
  readonly identity: Identity;
  readonly verifyCode: string;
}

interface Ready {
  readonly identity: LoginName;
  readonly verifyCode: string;
}

/** The form by which somebody who cannot sign in reaches support: a code to a phone or mailbox. */
export class GuestForm {
  readonly captcha = new CaptchaGate();
  readonly support: GuestSupport;
  readonly fields: WordedForm<Typed, Ready, true | null>;

  readonly #deps: Deps;

  constructor(deps: Deps, settings: Pick<SettingsStore, 'locale'>, areaCode: string) {
    this.#deps = deps;
    this.support = new GuestSupport(deps);
    this.fields = createForm<Typed, Ready, true | null>({
      values: { identity: newIdentity(areaCode), verifyCode: '' },
      checks: { identity: checkIdentity, verifyCode: checkVerificationCode },
      send: async ({ identity, verifyCode }) => {
        await this.support.enter({ ...identity, verifyCode, lang: settings.locale });
        return true;
      },
      refusals: { ...IDENTITY_REFUSALS, EXPIRED: 'verifyCode' } as const satisfies RefusalFields<
        Contract['support']['guestEnter']
      >,
    });
    makeAutoObservable(this, { captcha: false, support: false, fields: false }, { autoBind: true });
  }

  sendCode(): Promise<void> {
    return sendIdentityCode(this.fields, this.#deps.api, this.captcha, 'support');
  }

  submit(): Promise<boolean> {
    return this.fields.submit();
  }
}
