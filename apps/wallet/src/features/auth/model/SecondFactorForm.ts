import type { MessageDescriptor } from '@lingui/core';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { LoginResult } from '@ezwallet/api-client/contract';
import type { SessionStore } from '@ezwallet/domain-stores';
import { checkVerificationCode } from '@ezwallet/validators';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';

/** A kind of proof, by its number on the wire. */
export type VerifyType = LoginResult['verifyTypes'][number];

interface Challenge {
  readonly loginName: string;
  readonly preToken: string;
  readonly verifyTypes: readonly VerifyType[];
}

/** The further proofs of a login: one code for each kind that the server requires. */
export class SecondFactorForm {
  readonly verifyTypes: readonly VerifyType[];
  readonly codes = observable.map<VerifyType, string>();
  problem: MessageDescriptor | null = null;
  busy = false;

  readonly #session: Pick<SessionStore, 'loginAuth'>;
  readonly #challenge: Challenge;

  constructor(session: Pick<SessionStore, 'loginAuth'>, challenge: Challenge) {
    this.#session = session;
    this.#challenge = challenge;
    this.verifyTypes = challenge.verifyTypes;
    makeAutoObservable(this, { verifyTypes: false, codes: false, problem: observableRef }, { autoBind: true });
  }

  codeOf(type: VerifyType): string {
    return this.codes.get(type) ?? '';
  }

  setCode(type: VerifyType, code: string): void {
    this.codes.set(type, code);
    this.problem = null;
  }

  get complete(): boolean {
    return this.verifyTypes.every((type) => checkVerificationCode(this.codeOf(type)).ok);
  }

  /** Sends the codes. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy || !this.complete) return false;
    this.start();
    const { loginName, preToken } = this.#challenge;
    try {
      const codes = this.verifyTypes.map((type) => ({ type, code: this.codeOf(type) }));
      const result = await this.#session.loginAuth({ loginName, preToken, codes });
      return !result.needAuth;
    } catch (error) {
      this.refused(refusalMessage(error));
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
    }
  }

  private start(): void {
    this.busy = true;
    this.problem = null;
  }

  private refused(problem: MessageDescriptor | null): void {
    this.problem = problem;
    this.codes.clear();
  }
}
