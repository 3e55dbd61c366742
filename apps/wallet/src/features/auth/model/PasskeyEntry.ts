import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Contract, LoginResult } from '@ezwallet/api-client/contract';
import { type Api, failureOf, type FailureOf, type PasskeyDevice, type SessionStore } from '@ezwallet/domain-stores';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { passkeyFault } from '../../../shared/passkeys/passkeyFault.ts';

/** Refusals that mean something else for a passkey than for a code. */
const REFUSED: Readonly<Partial<Record<string, MessageDescriptor>>> = {
  NO_THIS_METHOD: msg`This passkey does not open an account here. Log in another way.`,
  EXPIRED: msg`That took too long. Try again.`,
  TOKEN_INVALID: msg`That took too long. Close this and log in again.`,
} satisfies Partial<Record<FailureOf<Contract['user']['passkeyLogin']>, MessageDescriptor>>;

interface PasskeyEntryDeps {
  readonly api: Pick<Api, 'user'>;
  readonly session: Pick<SessionStore, 'loginByPasskey'>;
  readonly device: PasskeyDevice;
}

/** A login by passkey, alone or for a login that waits for further proof. */
export class PasskeyEntry {
  busy = false;
  problem: MessageDescriptor | null = null;

  readonly #deps: PasskeyEntryDeps;
  readonly #waiting: { readonly preToken?: string };

  /** @param preToken of the login that waits */
  constructor(deps: PasskeyEntryDeps, preToken?: string) {
    this.#deps = deps;
    this.#waiting = preToken === undefined ? {} : { preToken };
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /** Lets the person sign. @returns the answer, or undefined where no session is open; `problem` says why */
  async enter(): Promise<LoginResult | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.problem = null;
    try {
      const { api, device, session } = this.#deps;
      const credential = await device.sign(await api.user.passkeyAsk(this.#waiting));
      return await session.loginByPasskey({ ...this.#waiting, credential });
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
      return undefined;
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}

/** Nobody needs to read that they gave up. */
function problemOf(error: unknown): MessageDescriptor | null {
  const fault = passkeyFault(error);
  if (fault === 'cancelled') return null;
  if (fault) return msg`This browser cannot use passkeys here. Log in another way.`;
  const failure = failureOf(error);
  return (failure.lockedUntil === undefined && REFUSED[failure.code]) || failureMessage(failure);
}
