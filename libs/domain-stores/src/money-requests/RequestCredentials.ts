import type { PayPurpose, Proof } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { RequestStamp } from './PendingRequest.ts';

/** What a call that moves money carries besides its details. */
export interface CallCredentials extends Pick<RequestStamp, 'reqNo' | 'payPassTicket'> {
  /** Further proofs, where the server wants them. */
  readonly codes?: Proof[];
}

type CredentialDeps = Pick<Deps, 'api' | 'clock' | 'ids'>;

/**
 * The request number, the ticket and the further proofs that one request is sent with. They live in memory only: a reload
 * forgets them.
 */
export class RequestCredentials {
  readonly #deps: CredentialDeps;
  readonly #session: Pick<SessionStore, 'userId'>;
  #reqNo = '';
  #proofs: readonly Proof[] = [];

  constructor(deps: CredentialDeps, session: Pick<SessionStore, 'userId'>) {
    this.#deps = deps;
    this.#session = session;
  }

  /** Proofs that the person gave for the request under confirmation. */
  get proofs(): readonly Proof[] {
    return this.#proofs;
  }

  /** For another request: a new number, and no proofs yet. */
  begin(): void {
    this.prove([]);
  }

  /** For the same request once more. A refused number is used up: sent again it would only repeat the refusal. */
  renew(): void {
    this.#reqNo = this.#deps.ids.next();
  }

  /** For the same request once more, with proofs. */
  prove(proofs: readonly Proof[]): void {
    this.#proofs = proofs;
    this.renew();
  }

  /**
   * Exchanges the payment password for what is stored of a request besides its details.
   *
   * @param purpose what the person confirmed: the ticket is for this and nothing else
   * @throws ApiError
   */
  async stamp(password: string, purpose: PayPurpose, visit: string): Promise<RequestStamp> {
    const { api, clock } = this.#deps;
    // The confirmation tells more exactly than the app could: nothing was sent.
    const { payPassTicket } = await api.user.checkTransPass({ password, ...purpose }, { quiet: true });
    return { reqNo: this.#reqNo, userId: this.#session.userId, payPassTicket, visit, startedAt: clock.now() };
  }

  /** What the call for an entry carries. Proofs go only with the request that they were given for. */
  of({ reqNo, payPassTicket }: RequestStamp): CallCredentials {
    const proven = this.#proofs.length > 0 && reqNo === this.#reqNo;
    return { reqNo, payPassTicket, ...(proven ? { codes: [...this.#proofs] } : {}) };
  }
}
