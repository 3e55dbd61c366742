import type { Proof } from '@ezwallet/api-client/contract';
import type { SessionStore } from '../session/SessionStore.ts';
import type { OrderDeps, OrderLeave, OrderScene } from './OrderKind.ts';
import type { OrderStamp } from './PendingOrder.ts';

/** The request number, the ticket and the further proofs that one order goes out with. They live in memory only: a reload forgets them. */
export class OrderPapers {
  readonly #deps: Pick<OrderDeps, 'api' | 'clock' | 'ids'>;
  readonly #session: Pick<SessionStore, 'userId'>;
  #reqNo = '';
  #proofs: readonly Proof[] = [];

  constructor(deps: Pick<OrderDeps, 'api' | 'clock' | 'ids'>, session: Pick<SessionStore, 'userId'>) {
    this.#deps = deps;
    this.#session = session;
  }

  /** Proofs that were given for the order under confirmation. */
  get proofs(): readonly Proof[] {
    return this.#proofs;
  }

  /** For another order: a number of its own, and no proofs yet. */
  begin(): void {
    this.prove([]);
  }

  /** For the same order once more. A refused number is used up: sent again it would only repeat the refusal. */
  renew(): void {
    this.#reqNo = this.#deps.ids.next();
  }

  /** For the same order once more, with proofs. */
  prove(proofs: readonly Proof[]): void {
    this.#proofs = proofs;
    this.renew();
  }

  /** Trades the payment password for what is written down of an order besides itself. @throws ApiError */
  async stamp(password: string, scene: OrderScene, visit: string): Promise<OrderStamp> {
    const { api, clock } = this.#deps;
    const { payPassTicket } = await api.user.checkTransPass({ password, scene });
    return { reqNo: this.#reqNo, userId: this.#session.userId, payPassTicket, visit, startedAt: clock.now() };
  }

  /** What the call for an entry carries. Proofs go only with the order that they were given for. */
  leaveOf({ reqNo, payPassTicket }: OrderStamp): OrderLeave {
    const proven = this.#proofs.length > 0 && reqNo === this.#reqNo;
    return { reqNo, payPassTicket, ...(proven ? { codes: [...this.#proofs] } : {}) };
  }
}
