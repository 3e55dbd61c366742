import { msg } from '@lingui/core/macro';
import { readRecoveryCode, VERIFY_TYPES } from '@ezwallet/api-client/constants';
import type { Proof, UserInfo } from '@ezwallet/api-client/contract';
import { type Api, type SessionStore, Submission } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { ProofForm } from '../../proof/index.ts';

/** A request to replace something that is said to be lost. */
export type WaitingRecovery = NonNullable<UserInfo['recovery']>;

interface StopDeps {
  readonly api: Api;
  readonly session: Pick<SessionStore, 'reload'>;
}

/** What shows that the thing is there. */
const SHOWS = {
  password: VERIFY_TYPES.loginPassword,
  phone: VERIFY_TYPES.phone,
  email: VERIFY_TYPES.email,
  otp: VERIFY_TYPES.otp,
} as const satisfies Readonly<Record<WaitingRecovery['kind'], Proof['type']>>;

/** Stops a request by what it says is lost: who has it has not lost it. */
export class StopRecoveryForm {
  readonly proof: ProofForm;

  readonly #deps: StopDeps;
  readonly #stopping: Submission<string, true>;

  constructor(kind: WaitingRecovery['kind'], deps: StopDeps) {
    const { api } = deps;
    const type = SHOWS[kind];
    this.#deps = deps;
    this.proof = new ProofForm(api, [type]);
    this.#stopping = new Submission({
      send: (code) =>
        type === VERIFY_TYPES.loginPassword
          ? api.user.checkLoginPwd({ password: code })
          : api.common.verifyCode({ type, scene: 'security', code }),
    });
  }

  get busy(): boolean {
    return this.#stopping.isBusy;
  }

  /** @returns whether the request is stopped */
  async submit(): Promise<boolean> {
    const { proof } = this;
    const [shown] = proof.proofs;
    if (!proof.complete || !shown) return false;
    if (readRecoveryCode(shown.code) !== undefined) {
      proof.tell(msg`A recovery code does not show that you have the authenticator.`);
      return false;
    }
    const done = await this.#stopping.submit(shown.code);
    const { failure } = this.#stopping;
    if (failure) proof.tell(failureMessage(failure));
    // The request is stopped, whether or not this answers.
    if (done) await this.#deps.session.reload().catch(() => undefined);
    return done;
  }
}
