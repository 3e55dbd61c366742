import { makeAutoObservable, runInAction } from 'mobx';
import type { Contract, Proof } from '@ezwallet/api-client/contract';
import { type Api, readRefusal } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import {
  checkIdentity,
  createNewPassword,
  type Identity,
  IDENTITY_REFUSALS,
  type LoginName,
  newIdentity,
  sendIdentityCode,
} from '../../auth/index.ts';
import { ProofGate } from '../../proof/index.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { createForm, type RefusalFields, type WordedForm } from '../../../shared/form/createForm.ts';
import { explainNewPassword } from './explainNewPassword.ts';

interface Typed {
  readonly identity: Identity;
  readonly verifyCode: string;
  readonly newPassword: string;
}

interface Ready {
  readonly identity: LoginName;
  readonly verifyCode: string;
  readonly newPassword: string;
}

/** What came of it: a new password at once, or at a time in epoch milliseconds. */
type Outcome = { readonly effectiveAt: number | null };

/**
 * The form to replace a forgotten login password. A code is one proof; the server asks for another one. A person who has no
 * other one, or cannot use it, waits.
 */
export class ForgotPasswordForm {
  readonly captcha = new CaptchaGate();
  readonly proofs: ProofGate;
  readonly chosen = createNewPassword();
  readonly fields: WordedForm<Typed, Ready, Outcome | null>;
  /** The person is to decide whether to wait. */
  mustWait = false;
  outcome: Outcome | null = null;

  readonly #api: Api;

  constructor(api: Api, areaCode: string) {
    this.#api = api;
    this.proofs = new ProofGate(api, { visitor: true });
    this.fields = createForm<Typed, Ready, Outcome | null>({
      values: { identity: newIdentity(areaCode), verifyCode: '', newPassword: '' },
      checks: { identity: checkIdentity, verifyCode: checkVerificationCode, newPassword: this.chosen.check },
      send: (ready) => (this.mustWait ? this.#request(ready) : this.#replace(ready)),
      refusals: { ...IDENTITY_REFUSALS, EXPIRED: 'verifyCode' } as const satisfies RefusalFields<
        Contract['user']['forgetLoginPassword']
      >,
      explain: explainNewPassword,
    });
    makeAutoObservable(this, { captcha: false, proofs: false, chosen: false, fields: false }, { autoBind: true });
  }

  sendCode(): Promise<void> {
    return sendIdentityCode(this.fields, this.#api, this.captcha, 'forget');
  }

  /** Leaves the other proof, to ask for a new password that takes effect later. */
  chooseToWait(): void {
    this.proofs.dismiss();
    this.mustWait = true;
  }

  /** Goes back to the form. */
  back(): void {
    this.mustWait = false;
  }

  async submit(): Promise<boolean> {
    const done = await this.fields.submit();
    // What is wrong shows at the fields of the form.
    if (!done && this.fields.errorOf('verifyCode')) this.back();
    return done;
  }

  async #replace({ identity, ...rest }: Ready): Promise<Outcome | null> {
    const { forgetLoginPassword } = this.#api.user;
    try {
      const done = await this.proofs.pass((codes?: Proof[]) =>
        forgetLoginPassword({ ...identity, ...rest, ...(codes && { codes }) }),
      );
      return done && this.#end({ effectiveAt: null });
    } catch (error) {
      if (readRefusal<Contract['user']['forgetLoginPassword']>(error)?.code !== 'CONDITION_NOT_FULLFILL') throw error;
      runInAction(() => (this.mustWait = true));
      return null;
    }
  }

  async #request({ identity, ...rest }: Ready): Promise<Outcome | null> {
    const { requestRecovery } = this.#api.user;
    const answer = await this.captcha.pass('login', identity.loginName, (captchaTicket) =>
      this.proofs.pass((codes?: Proof[]) =>
        requestRecovery({
          kind: 'password',
          ...identity,
          ...rest,
          ...(codes && { codes }),
          ...(captchaTicket !== undefined && { captchaTicket }),
        }),
      ),
    );
    return answer && this.#end(answer);
  }

  #end(outcome: Outcome): Outcome {
    runInAction(() => (this.outcome = outcome));
    return outcome;
  }
}
