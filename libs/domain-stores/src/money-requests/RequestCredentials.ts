import type { PayPurpose, Proof } from '@ezwallet/api-client/contract';
import type { Deps } from '../ports/deps.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { RequestStamp } from './PendingRequest.ts';

/** The credentials that a call that moves money carries besides its details. */
export interface CallCredentials extends Pick<RequestStamp, 'reqNo' | 'payPassTicket'> {
  /** Further proofs, where the server wants them. */
  readonly codes?: Proof[];
}

type CredentialDeps = Pick<Deps, 'api' | 'clock' | 'ids' | 'serverNow'>;

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

  /** Exchanges the payment password for a ticket. @throws ApiError */
  async exchange(password: string, purpose: PayPurpose): Promise<string> {
    // The confirmation tells more exactly than the app could: nothing was sent.
    const { payPassTicket } = await this.#deps.api.user.checkTransPass({ password, ...purpose }, { quiet: true });
    return payPassTicket;
  }

  /** The stored part of a request besides its details. @param payPassTicket for what the person confirmed and nothing else */
  stamp(payPassTicket: string, visit: string): RequestStamp {
    const { clock, serverNow } = this.#deps;
    return {
      reqNo: this.#reqNo,
      userId: this.#session.userId,
      payPassTicket,
      visit,
      startedAt: clock.now(),
      sentAt: serverNow(),
    };
  }

  /** The credentials of the call for an entry. Proofs go only with the request that they were given for. */
  of({ reqNo, payPassTicket }: RequestStamp): CallCredentials {
    const proven = this.#proofs.length > 0 && reqNo === this.#reqNo;
    return { reqNo, payPassTicket, ...(proven ? { codes: [...this.#proofs] } : {}) };
  }
}
