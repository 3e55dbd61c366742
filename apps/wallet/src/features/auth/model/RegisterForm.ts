import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Api, Refusal, SessionStore } from '@ezwallet/domain-stores';
import { checkLoginPassword, checkVerificationCode } from '@ezwallet/validators';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { AccessAttempt } from './AccessAttempt.ts';
import type { TypedIdentity } from './IdentityFields.ts';
import { type KnownPasswords, passwordRules } from './passwordRules.ts';

interface RegisterFormDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'register'>;
  readonly areaCode: string;
  /** Code of the person who sent the invitation, or an empty string. */
  readonly inviteCode: string;
}

const INVITE_CODE = /^[A-Za-z0-9]{4,16}$/;

/** What the person has typed so far, without the password and the code. */
interface TypedRegistration extends TypedIdentity {
  readonly inviteCode: string;
}

/** Fields of {@link RegisterForm} that can have an error. The login name keeps its own error. */
type Field = 'code' | 'password' | 'inviteCode' | 'agree';
type Errors = Readonly<Partial<Record<Field, MessageDescriptor>>>;

/** The field that each refusal is about. */
const FIELD_OF_CODE: Readonly<Record<string, Field>> = {
  EXPIRED: 'code',
  PLEASE_ENTER_CODE: 'code',
  PASSWORD_INCORRECT: 'password',
};

const LEAKED = issueMessage({ code: 'LOGIN_PASSWORD_COMMON', params: {} });
const UNKNOWN_INVITATION = msg`This invitation code does not exist. Correct it or leave it empty.`;

/** The form to open an account: phone or email, its code, a password, an invitation code, and the terms. */
export class RegisterForm {
  readonly identity: AccessAttempt['identity'];
  readonly gate: AccessAttempt['gate'];
  readonly sendCode: AccessAttempt['sendCode'];
  code = '';
  password = '';
  inviteCode: string;
  agree = false;
  errors: Errors = {};
  /** The most common leaked passwords; null until they are loaded. The server knows more of them. */
  known: KnownPasswords | null = null;

  readonly #session: RegisterFormDeps['session'];
  readonly #attempt: AccessAttempt;

  constructor({ api, session, areaCode, inviteCode }: RegisterFormDeps) {
    this.#session = session;
    this.#attempt = new AccessAttempt({ api, scene: 'register', areaCode });
    ({ identity: this.identity, gate: this.gate, sendCode: this.sendCode } = this.#attempt);
    this.inviteCode = inviteCode;
    makeAutoObservable(
      this,
      { identity: false, gate: false, sendCode: false, errors: observableRef, known: observableRef },
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

  get typed(): TypedRegistration {
    return { ...this.identity.typed, inviteCode: this.inviteCode };
  }

  restore({ inviteCode, ...identity }: TypedRegistration): void {
    this.inviteCode = inviteCode;
    this.identity.restore(identity);
  }

  get rules(): ReturnType<typeof passwordRules> {
    return passwordRules(this.password, this.known);
  }

  setCode(code: string): void {
    this.code = code;
    this.forgive('code');
  }

  setPassword(password: string): void {
    this.password = password;
    this.forgive('password');
    void this.loadKnown();
  }

  setInviteCode(inviteCode: string): void {
    this.inviteCode = inviteCode.trim();
    this.forgive('inviteCode');
  }

  setAgree(agree: boolean): void {
    this.agree = agree;
    this.forgive('agree');
  }

  /** Opens the account. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy) return false;
    const name = this.identity.check();
    this.errors = this.findErrors();
    if (!name || Object.keys(this.errors).length > 0) return false;
    const { inviteCode, password, code } = this;
    const invitation = inviteCode === '' ? {} : { invitationCode: inviteCode };
    return await this.#attempt.run(async () => {
      await this.#session.register({ ...name, password, verifyCode: code, ...invitation, agree: true });
      return true;
    }, this.showAtField);
  }

  private findErrors(): Errors {
    const code = checkVerificationCode(this.code);
    const password = checkLoginPassword(this.password, this.known ? { common: this.known } : {});
    return {
      ...(code.ok ? {} : { code: issueMessage(code.issue) }),
      ...(password.ok ? {} : { password: issueMessage(password.issue) }),
      ...(this.inviteCode === '' || INVITE_CODE.test(this.inviteCode)
        ? {}
        : { inviteCode: msg`An invitation code has 4 to 16 letters or digits.` }),
      ...(this.agree ? {} : { agree: msg`Accept the terms of service to continue.` }),
    };
  }

  /** Loads the leaked passwords, which only a person who chooses a password needs. Without them the server decides alone. */
  private async loadKnown(): Promise<void> {
    if (this.known) return;
    const loaded = await import('@ezwallet/validators/common-passwords').catch(() => null);
    if (loaded) this.know(loaded.COMMON_PASSWORDS);
  }

  private know(known: KnownPasswords): void {
    this.known = known;
  }

  private forgive(field: Field): void {
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([name]) => name !== field));
  }

  private showAtField({ code, body }: Refusal, words: MessageDescriptor): boolean {
    const field = FIELD_OF_CODE[code];
    if (field) this.errors = { [field]: words };
    else if (code === 'ARGS_INVALID' && names(body, 'invitationCode')) this.errors = { inviteCode: UNKNOWN_INVITATION };
    else if (code === 'ARGS_INVALID' && names(body, 'password')) this.errors = { password: LEAKED };
    else return false;
    return true;
  }
}

/**
 * Whether the refusal is about a field. The formats were checked here, so no account has this invitation code, or the server
 * knows the password from a leak.
 */
function names(body: unknown, field: string): boolean {
  const { fields } = (body ?? {}) as { fields?: unknown };
  return Array.isArray(fields) && fields.includes(field);
}
