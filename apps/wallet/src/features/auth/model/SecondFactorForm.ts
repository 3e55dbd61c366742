import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observable } from 'mobx';
import type { LoginResult, Proof } from '@ezwallet/api-client/contract';
import { type SessionStore, Submission } from '@ezwallet/domain-stores';
import { checkVerificationCode, PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

/** A kind of proof, by its number on the wire. */
export type VerifyType = LoginResult['verifyTypes'][number];

/** Kinds that are a six-digit code. */
export const CODE_KINDS: ReadonlySet<VerifyType> = new Set([1, 2, 3, 6]);
const PAYMENT_PASSWORD = 4;

/** Words for proofs that are neither codes nor passwords. */
const WRONG: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  USER_NOT_FOUND: msg`This is not the login name or user number of the account.`,
  KYC_NOT_FOUND: msg`This is not the document number of the account.`,
};

/** What the server wants to know besides the password or code. */
export interface Challenge {
  readonly loginName: string;
  readonly preToken: string;
  readonly verifyTypes: readonly VerifyType[];
  /** A passkey can replace them. */
  readonly passkey?: true | undefined;
}

/** The further proofs of a login: one for each kind that the server requires. */
export class SecondFactorForm {
  readonly verifyTypes: readonly VerifyType[];
  readonly codes = observable.map<VerifyType, string>();

  readonly #proving: Submission<Proof[], LoginResult>;

  constructor(session: Pick<SessionStore, 'loginAuth'>, { loginName, preToken, verifyTypes }: Challenge) {
    this.verifyTypes = verifyTypes;
    this.#proving = new Submission({ send: (codes) => session.loginAuth({ loginName, preToken, codes }) });
    makeAutoObservable(this, { verifyTypes: false, codes: false }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#proving.isBusy;
  }

  get problem(): MessageDescriptor | null {
    const { failure } = this.#proving;
    if (!failure) return null;
    return (failure.lockedUntil === undefined && WRONG[failure.code]) || failureMessage(failure);
  }

  /** The account has no password yet. */
  get isFirst(): boolean {
    return this.#proving.output?.firstLogin ?? false;
  }

  codeOf(type: VerifyType): string {
    return this.codes.get(type) ?? '';
  }

  setCode(type: VerifyType, code: string): void {
    this.codes.set(type, code);
    this.#proving.forget();
  }

  get complete(): boolean {
    return this.verifyTypes.every((type) => {
      const text = this.codeOf(type);
      if (type === PAYMENT_PASSWORD) return text.length === PAYMENT_PASSWORD_LENGTH;
      return CODE_KINDS.has(type) ? checkVerificationCode(text).ok : text.trim() !== '';
    });
  }

  /** Sends the codes. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy || !this.complete) return false;
    const done = await this.#proving.submit(this.verifyTypes.map((type) => ({ type, code: this.codeOf(type) })));
    // A wrong proof uses up no right one, and a password is there to be corrected.
    if (!done && this.#proving.failure?.code !== 'OFFLINE') this.clear();
    return done && this.#proving.output?.needAuth === false;
  }

  private clear(): void {
    for (const type of CODE_KINDS) this.codes.delete(type);
  }
}
