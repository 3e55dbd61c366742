import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoginResult } from '@ezwallet/api-client/contract';
import type { Api, Refusal, SessionStore } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { AccessAttempt } from './AccessAttempt.ts';
import type { LoginName } from './IdentityFields.ts';
import type { SecondFactorForm } from './SecondFactorForm.ts';

/** The two ways to prove who you are. */
export type LoginWay = 'password' | 'code';

interface LoginFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'login' | 'loginAuth'>;
  /** The area code at the start. */
  readonly areaCode: string;
}

/** Refusals about the password or code. */
const OF_SECRET: ReadonlySet<string> = new Set(['PASSWORD_INCORRECT', 'EXPIRED', 'PLEASE_ENTER_CODE']);

/** The login form: login name, password or code, and a captcha and second factors where the server requires them. */
export class LoginForm {
  readonly identity: AccessAttempt['identity'];
  readonly gate: AccessAttempt['gate'];
  readonly sendCode: AccessAttempt['sendCode'];
  way: LoginWay = 'password';
  password = '';
  code = '';
  /** The problem with the password or code. */
  secretError: MessageDescriptor | null = null;
  /** Set when the server requires more proof. */
  secondFactor: SecondFactorForm | null = null;

  readonly #session: LoginFormDeps['session'];
  readonly #attempt: AccessAttempt;

  constructor({ api, session, areaCode }: LoginFormDeps) {
    this.#session = session;
    this.#attempt = new AccessAttempt({ api, scene: 'login', areaCode });
    ({ identity: this.identity, gate: this.gate, sendCode: this.sendCode } = this.#attempt);
    makeAutoObservable(
      this,
      { identity: false, gate: false, sendCode: false, secretError: observableRef, secondFactor: observableRef },
      { autoBind: true },
    );
  }

  get busy(): boolean {
    return this.#attempt.busy;
  }

  /** A problem that belongs to no field. */
  get problem(): MessageDescriptor | null {
    return this.#attempt.problem;
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

  /** Logs in. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    const name = this.identity.check();
    const secretFits = this.checkSecret();
    if (!name || !secretFits) return false;
    return await this.#attempt.run(async () => {
      const result = await this.gate.pass('login', name.loginName, (ticket) => this.#login(name, ticket));
      if (!result) return false;
      if (result.needAuth) await this.#askForMore(name, result);
      return !result.needAuth;
    }, this.showAtSecret);
  }

  #login(name: LoginName, ticket?: string): Promise<LoginResult> {
    const captcha = ticket === undefined ? {} : { captchaTicket: ticket };
    return this.#session.login(
      this.way === 'password'
        ? { ...name, loginType: 1, password: this.password, ...captcha }
        : { ...name, loginType: 2, verifyCode: this.code, ...captcha },
    );
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

  private showAtSecret({ code }: Refusal, words: MessageDescriptor): boolean {
    if (!OF_SECRET.has(code)) return false;
    this.secretError = words;
    this.code = '';
    return true;
  }

  /** Few people need it, so its code loads now. */
  async #askForMore({ loginName }: LoginName, { preToken = '', verifyTypes }: LoginResult): Promise<void> {
    const loaded = await import('./SecondFactorForm.ts').catch(() => null);
    if (!loaded) return this.#attempt.tell(msg`Something went wrong. Try again.`);
    runInAction(() => {
      this.secondFactor = new loaded.SecondFactorForm(this.#session, { loginName, preToken, verifyTypes });
    });
  }
}
