import { makeAutoObservable, runInAction } from 'mobx';
import type { Contract, Proof } from '@ezwallet/api-client/contract';
import type { Api } from '@ezwallet/domain-stores';
import { accept, checkEmail, checkVerificationCode, refuse } from '@ezwallet/validators';
import { checkIdentity, type Identity, IDENTITY_REFUSALS, type LoginName, newIdentity } from '../../auth/index.ts';
import { ProofGate } from '../../proof/index.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { type CodeTarget, sendCodeFor } from '../../../shared/codes/sendCode.ts';
import { createForm, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';
import { checkTypedPhone } from '../../../shared/phone/checkTypedPhone.ts';

/** What the person has lost. */
export type LostFactor = 'phone' | 'email' | 'otp';

interface PhoneNumber {
  /** Empty for the area of the lost one. */
  readonly areaCode: string;
  readonly number: string;
}

interface Typed {
  readonly identity: Identity;
  readonly loginPassword: string;
  readonly newPhone: PhoneNumber;
  readonly newEmail: string;
  /** The code that went to what replaces the lost thing. */
  readonly newCode: string;
}

interface Ready extends Omit<Typed, 'identity'> {
  readonly identity: LoginName;
}

/** The request after the loss of a phone, mailbox or authenticator: the password, and everything that the person still has. */
export class LostFactorForm {
  readonly captcha = new CaptchaGate();
  readonly proofs: ProofGate;
  readonly fields: WordedForm<Typed, Ready, { readonly effectiveAt: number } | null>;
  lost: LostFactor = 'phone';
  /** When the request takes effect, in epoch milliseconds; null before it is sent. */
  effectiveAt: number | null = null;

  readonly #api: Api;

  constructor(api: Api, areaCode: string) {
    this.#api = api;
    this.proofs = new ProofGate(api, { visitor: true });
    this.fields = createForm<Typed, Ready, { readonly effectiveAt: number } | null>({
      values: {
        identity: newIdentity(areaCode),
        loginPassword: '',
        newPhone: { areaCode: '', number: '' },
        newEmail: '',
        newCode: '',
      },
      checks: {
        identity: checkIdentity,
        loginPassword: (text) => (text === '' ? refuse('LOGIN_PASSWORD_EMPTY') : accept(text)),
        newPhone: (typed) => {
          if (this.lost !== 'phone') return accept(typed);
          const checked = checkTypedPhone(this.newArea, typed.number);
          return checked.ok ? accept({ areaCode: this.newArea, number: checked.value }) : checked;
        },
        newEmail: (text) => (this.lost === 'email' ? checkEmail(text) : accept(text)),
        newCode: (text) => (this.lost === 'otp' ? accept(text) : checkVerificationCode(text)),
      },
      send: (ready) => this.#request(ready),
      refusals: {
        ...IDENTITY_REFUSALS,
        PASSWORD_INCORRECT: 'loginPassword',
        EXPIRED: 'newCode',
      } as const satisfies RefusalFields<Contract['user']['requestRecovery']>,
    });
    makeAutoObservable(this, { captcha: false, proofs: false, fields: false }, { autoBind: true });
  }

  /** Most people stay in the area of the lost phone. */
  get newArea(): string {
    const { newPhone, identity } = this.fields.values;
    return newPhone.areaCode || identity.areaCode;
  }

  choose(lost: LostFactor): void {
    this.lost = lost;
    this.fields.fill({ newCode: '' });
  }

  /** Sends a code to the new phone or mailbox. */
  async sendCode(): Promise<void> {
    const target = this.lost === 'email' ? this.#newMailbox() : this.#newPhone();
    await sendCodeFor(this.fields, this.#api, this.captcha, this.lost === 'email' ? 'newEmail' : 'newPhone', target);
  }

  #newPhone(): CodeTarget {
    const phone = this.fields.check('newPhone');
    if (!phone) throw new Error('The new phone is wrong, and its field says so.');
    return { channel: 'phone', countryCode: phone.areaCode, phone: phone.number };
  }

  #newMailbox(): CodeTarget {
    const email = this.fields.check('newEmail');
    if (email === undefined) throw new Error('The new address is wrong, and its field says so.');
    return { channel: 'email', email };
  }

  async #request({
    identity,
    loginPassword,
    newPhone,
    newEmail,
    newCode,
  }: Ready): Promise<{ readonly effectiveAt: number } | null> {
    const { requestRecovery } = this.#api.user;
    const changes = {
      otp: { kind: 'otp', loginPassword },
      phone: {
        kind: 'phone',
        loginPassword,
        newCountryCode: newPhone.areaCode,
        newPhone: newPhone.number,
        newPhoneCode: newCode,
      },
      email: { kind: 'email', loginPassword, newEmail, newEmailCode: newCode },
    } as const;
    const change = changes[this.lost];
    const answer = await this.captcha.pass('login', identity.loginName, (captchaTicket) =>
      this.proofs.pass((codes?: Proof[]) =>
        requestRecovery({
          ...identity,
          ...change,
          ...(codes && { codes }),
          ...(captchaTicket !== undefined && { captchaTicket }),
        }),
      ),
    );
    if (answer) runInAction(() => (this.effectiveAt = answer.effectiveAt));
    return answer;
  }
}
