import type { Contract, KycInfo, RequestOf } from '@ezwallet/api-client/contract';
import { Resource } from '../kit/Resource.ts';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';

/** What a person says about themselves for level 1. */
export type IdentityApplication = RequestOf<Contract['kyc']['createKycJunior']>;

/** Who the signed-in person is for the platform: the level they are verified to, and what each level allows. */
export class IdentityStore {
  readonly info: Resource<KycInfo>;

  readonly #api: Deps['api'];
  readonly #session: Pick<SessionStore, 'reload'>;

  constructor({ api }: Pick<Deps, 'api'>, { session }: { session: Pick<SessionStore, 'reload'> }) {
    this.#api = api;
    this.#session = session;
    this.info = new Resource(() => api.user.getKycInfo());
  }

  /** Applies for level 1. The server decides at once. @throws ApiError with the codes of `createKycJunior` */
  readonly apply = async (application: IdentityApplication): Promise<void> => {
    await this.#api.kyc.createKycJunior(application);
    // The level is known by now; a failed load tells nothing else.
    await Promise.all([this.#session.reload().catch(() => undefined), this.info.reload()]);
  };
}
