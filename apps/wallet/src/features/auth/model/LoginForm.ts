import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoginResult } from '@ezwallet/api-client/contract';
import { type Api, readRefusal, type SessionStore } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { CaptchaGate } from '../../../shared/captcha/CaptchaGate.ts';
import { CodeNotSent, sendCode } from '../../../shared/codes/sendCode.ts';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { IdentityFields, type LoginName } from './IdentityFields.ts';
import { SecondFactorForm } from './SecondFactorForm.ts';

/** How a person proves who they are. */
export type LoginWay = 'password' | 'code';

interface LoginFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'login' | 'loginAuth'>;
  /** Area code that stands there at first. */
  readonly areaCode: string;
}

/** Signing in: who, by password or code, a captcha and second factors where the server wants them. */
export class LoginForm {
  readonly identity: IdentityFields;
  readonly gate = new CaptchaGate();
  way: LoginWay = 'password';
  password = '';
  code = '';
  /** What is wrong with the password or code. */
  secretError: MessageDescriptor | null = null;
  /** What is wrong with none of the fields. */
  problem: MessageDescriptor | null = null;
  busy = false;
  /** Set when the server wants more proof. */
  secondFactor: SecondFactorForm | null = null;

  readonly #deps: LoginFormDeps;

  constructor(deps: LoginFormDeps) {
    this.#deps = deps;
    this.identity = new IdentityFields(deps.areaCode);
    makeAutoObservable(
      this,
      { identity: false, gate: false, secretError: observableRef, problem: observableRef, secondFactor: observableRef },
      { autoBind: true },
    );
  }

  setWay(way: LoginWay): void {
    this.way = way;
    this.secretError = null;
  }

  setPassword(password: string): void {
    this.password = password;
    this.secretError = null;
  }

  setCode(code: string): void {
    this.code = code;
    this.secretError = null;
  }

  closeSecondFactor(): void {
    this.secondFactor = null;
  }

  /** Sends a login code to the phone or e-mail typed; rejects when none went out, after saying why. */
  async sendCode(): Promise<void> {
    const target = this.identity.checkTarget();
    if (!target) throw new CodeNotSent();
    try {
      await sendCode(this.#deps.api, this.gate, 'login', target);
    } catch (error) {
      if (!(error instanceof CodeNotSent)) this.tell(refusalMessage(error));
      throw error;
    }
  }

  /** Signs in. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    const name = this.identity.check();
    const secretFits = this.checkSecret();
    if (!name || !secretFits) return false;
    this.start();
    try {
      const result = await this.gate.pass('login', name.loginName, (ticket) => this.#login(name, ticket));
      if (!result) return false;
      if (result.needAuth) this.askForMore(name, result);
      return !result.needAuth;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  #login(name: LoginName, ticket?: string): Promise<LoginResult> {
    const captcha = ticket === undefined ? {} : { captchaTicket: ticket };
    return this.#deps.session.login(
      this.way === 'password'
        ? { ...name, loginType: 1, password: this.password, ...captcha }
        : { ...name, loginType: 2, verifyCode: this.code, ...captcha },
    );
  }

  private start(): void {
    this.busy = true;
    this.problem = null;
  }

  private checkSecret(): boolean {
    if (this.way === 'password') {
      if (this.password === '') this.secretError = issueMessage({ code: 'LOGIN_PASSWORD_EMPTY', params: {} });
    } else {
      const checked = checkVerificationCode(this.code);
      if (!checked.ok) this.secretError = issueMessage(checked.issue);
    }
    return this.secretError === null;
  }

  private tell(problem: MessageDescriptor | null): void {
    this.problem = problem;
  }

  private refused(error: unknown): void {
    const message = refusalMessage(error);
    const code = readRefusal(error)?.code;
    if (code === 'PASSWORD_INCORRECT' || code === 'EXPIRED' || code === 'PLEASE_ENTER_CODE') {
      this.secretError = message;
      this.code = '';
    } else if (code === 'USER_NOT_FOUND' && message) this.identity.refuse(message);
    else this.problem = message;
  }

  private askForMore({ loginName }: LoginName, result: LoginResult): void {
    this.secondFactor = new SecondFactorForm(this.#deps.session, {
      loginName,
      preToken: result.preToken ?? '',
      verifyTypes: result.verifyTypes,
    });
  }
}
