import { makeAutoObservable, observableRef } from 'mobx';
import { type Api, type SessionStore, Submission } from '@ezwallet/domain-stores';
import type { Proof } from '@ezwallet/api-client/contract';
import { ProofForm } from '../../proof/index.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';

interface FreezeDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'user' | 'end'>;
}

/** What a person shuts the account with: one proof, which they may choose. */
export class FreezeForm {
  agrees = false;
  proof: ProofForm;

  readonly #deps: FreezeDeps;
  readonly #freezing: Submission<readonly Proof[], true>;

  constructor(deps: FreezeDeps) {
    this.#deps = deps;
    this.proof = new ProofForm(deps.api, [this.ways[0] ?? 9]);
    this.#freezing = new Submission({
      send: (codes) => deps.api.user.disableAccount({ agree: true, codes: [...codes] }),
    });
    makeAutoObservable(this, { proof: observableRef }, { autoBind: true });
  }

  /** The kinds of proof to choose from. */
  get ways(): readonly Proof['type'][] {
    const { user } = this.#deps.session;
    return [
      ...(user?.hasTranPass ? [4 as const] : []),
      ...(user?.phone ? [1 as const] : []),
      ...(user?.email ? [2 as const] : []),
    ];
  }

  get busy(): boolean {
    return this.#freezing.isBusy;
  }

  setAgrees(agrees: boolean): void {
    this.agrees = agrees;
  }

  /** Proves it in the next way. */
  changeWay(): void {
    const [current] = this.proof.kinds;
    const at = this.ways.findIndex((way) => way === current);
    this.proof = new ProofForm(this.#deps.api, [this.ways[(at + 1) % this.ways.length] ?? 9]);
  }

  /** Shuts the account. Its session is over then. @returns whether it is shut */
  async submit(): Promise<boolean> {
    const { proof } = this;
    if (!this.agrees || !proof.complete) return false;
    const done = await this.#freezing.submit(proof.proofs);
    const { failure } = this.#freezing;
    if (failure) proof.tell(failureMessage(failure));
    else if (done) this.#deps.session.end('left');
    return done;
  }
}
