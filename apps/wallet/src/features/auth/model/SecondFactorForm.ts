import { makeAutoObservable } from 'mobx';
import type { LoginResult, Proof } from '@ezwallet/api-client/contract';
import { type Api, type SessionStore, Submission } from '@ezwallet/domain-stores';
import { ProofForm } from '../../proof/index.ts';
import type { Challenge } from './Challenge.ts';

interface SecondFactorDeps {
  readonly api: Pick<Api, 'user'>;
  readonly session: Pick<SessionStore, 'loginAuth'>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The further proofs of a login: one for each kind that the server requires. */
export class SecondFactorForm {
  readonly proofs: ProofForm;

  readonly #proving: Submission<Proof[], LoginResult>;

  constructor(
    { api, session, now }: SecondFactorDeps,
    { loginName, userId, preToken, verifyTypes, instead = [] }: Challenge,
  ) {
    // The server has sent the codes together with its question.
    const sendCode = (type: 1 | 2) => api.user.sendMsgById({ userId, preToken, type });
    this.proofs = new ProofForm(api, verifyTypes, { scene: 'login', instead, preToken, sendCode, sentAt: now });
    this.#proving = new Submission({ send: (codes) => session.loginAuth({ loginName, preToken, codes }) });
    makeAutoObservable(this, { proofs: false }, { autoBind: true });
  }

  get busy(): boolean {
    return this.#proving.isBusy;
  }

  /** The account has no password yet. */
  get isFirst(): boolean {
    return this.#proving.output?.firstLogin ?? false;
  }

  /** Sends the proofs. @returns whether a session is open now */
  async submit(): Promise<boolean> {
    if (this.busy || !this.proofs.complete) return false;
    const done = await this.#proving.submit(this.proofs.proofs);
    const { failure, output } = this.#proving;
    if (failure) this.proofs.refuse(failure);
    return done && output?.needAuth === false;
  }
}
