import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Api, readRefusal, type SessionStore } from '@ezwallet/domain-stores';
import { checkLoginPassword, checkVerificationCode } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, sendCode } from '../../../shared/codes/sendCode.ts';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { IdentityFields } from './IdentityFields.ts';
import { passwordRules } from './passwordRules.ts';

interface RegisterFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'register'>;
  readonly areaCode: string;
  /** Code of the person who invited, or an empty string. */
  readonly inviteCode: string;
}

const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;

/** Fields of {@link RegisterForm} that can be wrong by themselves; the identity keeps its own error. */
type Field = 'code' | 'password' | 'inviteCode' | 'agree';
type Errors = Readonly<Partial<Record<Field, MessageDescriptor>>>;

/** Which field a refusal is about. */
const FIELD_OF_CODE: Readonly<Record<string, Field>> = {
  EXPIRED: 'code',
  PLEASE_ENTER_CODE: 'code',
  PASSWORD_INCORRECT: 'password',
};

/** Opening an account: phone or e-mail, its code, a password, who invited, and the terms. */
export class RegisterForm {
  readonly identity: IdentityFields;
  readonly gate = new CaptchaGate();
  code = '';
  password = '';
  inviteCode: string;
  agree = false;
  errors: Errors = {};
  problem: MessageDescriptor | null = null;
  busy = false;

  readonly #deps: RegisterFormDeps;

  constructor(deps: RegisterFormDeps) {
    this.#deps = deps;
    this.identity = new IdentityFields(deps.areaCode);
    this.inviteCode = deps.inviteCode;
    makeAutoObservable(
      this,
      { identity: false, gate: false, errors: observableRef, problem: observableRef },
      { autoBind: true },
    );
  }

  get rules(): ReturnType<typeof passwordRules> {
    return passwordRules(this.password);
  }

  setCode(code: string): void {
    this.code = code;
    this.forgive('code');
  }

  setPassword(password: string): void {
    this.password = password;
    this.forgive('password');
  }

  setInviteCode(inviteCode: string): void {
    this.inviteCode = inviteCode.trim();
    this.forgive('inviteCode');
  }

  setAgree(agree: boolean): void {
    this.agree = agree;
    this.forgive('agree');
  }

  /** Sends a code to the phone or e-mail typed; rejects when none went out, after saying why. */
  async sendCode(): Promise<void> {
    const target = this.identity.checkTarget();
    if (!target) throw new CodeNotSent();
    try {
      await sendCode(this.#deps.api, this.gate, 'register', target);
    } catch (error) {
      if (!(error instanceof CodeNotSent)) this.tell(refusalMessage(error));
      throw error;
    }
  }

  /** Opens the account. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    const name = this.identity.check();
    this.errors = this.findErrors();
    if (!name || Object.keys(this.errors).length > 0) return false;
    this.start();
    try {
      const { inviteCode, password, code } = this;
      const invitation = inviteCode === '' ? {} : { invitationCode: inviteCode };
      await this.#deps.session.register({ ...name, password, verifyCode: code, ...invitation, agree: true });
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private findErrors(): Errors {
    const code = checkVerificationCode(this.code);
    const password = checkLoginPassword(this.password);
    return {
      ...(code.ok ? {} : { code: issueMessage(code.issue) }),
      ...(password.ok ? {} : { password: issueMessage(password.issue) }),
      ...(this.inviteCode === '' || INVITE_CODE.test(this.inviteCode)
        ? {}
        : { inviteCode: msg`An invitation code has 4 to 16 letters or digits.` }),
      ...(this.agree ? {} : { agree: msg`Please accept the terms first.` }),
    };
  }

  private start(): void {
    this.busy = true;
    this.problem = null;
  }

  private forgive(field: Field): void {
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([name]) => name !== field));
  }

  private tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }

  private refused(error: unknown): void {
    const message = refusalMessage(error);
    const code = readRefusal(error)?.code ?? '';
    const field = FIELD_OF_CODE[code];
    if (field && message) this.errors = { [field]: message };
    else if ((code === 'ALREADY_REGISTERED' || code === 'USER_NOT_FOUND') && message) this.identity.refuse(message);
    else this.problem = message;
  }
}
