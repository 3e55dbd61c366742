import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observable } from 'mobx';
import type { LoginResult, Proof } from '@ezwallet/api-client/contract';
import { type SessionStore, Submission } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

/** A kind of proof, by its number on the wire. */
export type VerifyType = LoginResult['verifyTypes'][number];

/** What the server wants to know besides the password or code. */
export interface Challenge {
  readonly loginName: string;
  readonly preToken: string;
  readonly verifyTypes: readonly VerifyType[];
}

/** The further proofs of a login: one code for each kind that the server requires. */
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
    return failure ? failureMessage(failure) : null;
  }

  codeOf(type: VerifyType): string {
    return this.codes.get(type) ?? '';
  }

  setCode(type: VerifyType, code: string): void {
    this.codes.set(type, code);
    this.#proving.forget();
  }

  get complete(): boolean {
    return this.verifyTypes.every((type) => checkVerificationCode(this.codeOf(type)).ok);
  }

  /** Sends the codes. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy || !this.complete) return false;
    const done = await this.#proving.submit(this.verifyTypes.map((type) => ({ type, code: this.codeOf(type) })));
    if (!done) this.clear();
    return done && this.#proving.output?.needAuth === false;
  }

  private clear(): void {
    this.codes.clear();
  }
}
