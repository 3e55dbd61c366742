import { makeAutoObservable } from 'mobx';
import type {
  Contract,
  NewPasskey,
  Passkey,
  PasskeyAnswer,
  PasskeyOffer,
  PasskeyQuestion,
  Proof,
} from '@ezwallet/api-client/contract';
import { failureOf } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';

/** The authenticators that the person can reach from this device: its own sensor, a phone nearby, a security key. */
export interface PasskeyDevice {
  /** The name of a new passkey until the person renames it. */
  readonly name: string;
  /** Makes a passkey. @throws DOMException when the person gives up, or nothing can make one */
  create(offer: PasskeyOffer): Promise<NewPasskey>;
  /** Signs with a passkey. @throws DOMException when the person gives up, or there is none */
  sign(question: PasskeyQuestion): Promise<PasskeyAnswer>;
}

/** Time before the end of an offer at which a new one is asked for, in milliseconds: people take time at the authenticator. */
const SPARE = 60_000;

const proofs = (codes: readonly Proof[] | undefined) => (codes ? { codes: [...codes] } : {});

/** The passkeys of the signed-in person, the newest first. */
export class PasskeyStore {
  readonly list: Resource<readonly Passkey[]>;

  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  #offer: { readonly offer: PasskeyOffer; readonly until: number } | undefined;

  constructor(deps: Pick<Deps, 'api' | 'clock'>) {
    this.#deps = deps;
    this.list = new Resource<readonly Passkey[]>(() => deps.api.user.passkeyList({}));
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /**
   * Proves who one is to add a passkey. Who gave up at the authenticator needs no new proofs for a while.
   * @throws ApiError 1042 `{verifyTypes}` without proofs, and others
   */
  async prepare(codes?: readonly Proof[]): Promise<true> {
    const { api, clock } = this.#deps;
    if (this.#offer && clock.now() < this.#offer.until) return true;
    const offer = await api.user.passkeyOffer(proofs(codes));
    this.#offer = { offer, until: clock.now() + offer.timeout - SPARE };
    return true;
  }

  /** Makes a passkey and adds it, after {@link prepare}. @throws what the authenticator or the call throws */
  async add(device: PasskeyDevice): Promise<void> {
    if (!this.#offer) throw new Error('There is nothing to make a passkey from. Call `prepare` first.');
    const credential = await device.create(this.#offer.offer);
    this.#offer = undefined;
    const made = await this.#deps.api.user.passkeyAdd({ name: device.name, credential });
    this.list.set([made, ...(this.list.value ?? [])]);
  }

  async rename(passkeyId: string, name: string): Promise<void> {
    await this.#deps.api.user.passkeyRename({ passkeyId, name });
    this.list.set(
      (this.list.value ?? []).map((passkey) => (passkey.passkeyId === passkeyId ? { ...passkey, name } : passkey)),
    );
  }

  /** Removes a passkey. One that is gone already counts as done. */
  async remove(passkeyId: string, codes?: readonly Proof[]): Promise<void> {
    try {
      await this.#deps.api.user.passkeyRemove({ passkeyId, ...proofs(codes) });
    } catch (error) {
      if (failureOf<Contract['user']['passkeyRemove']>(error).code !== 'NO_THIS_METHOD') throw error;
    }
    this.list.set((this.list.value ?? []).filter((passkey) => passkey.passkeyId !== passkeyId));
  }
}
