import { makeAutoObservable, observableRef } from 'mobx';
import type { PayPurpose } from '@ezwallet/api-client/contract';
import { failureOf, isBug, type Failure } from '../kit/failures.ts';
import type { Deps } from '../ports/deps.ts';
import type { TicketSource } from './TicketSource.ts';

/**
 * Asks for the payment password before a call that needs its ticket but is no money request. A wrong password is asked for
 * again; what the call itself is refused with belongs to whoever makes it.
 *
 * @example
 * const done = await gate.pass({ scene: 'bankAccount', confirmed }, (payPassTicket) => api.bank.addPayAccount({ ...account, payPassTicket }));
 */
export class TicketGate {
  /** `password` while the person may type, `sending` while the server decides. */
  state: 'closed' | 'password' | 'sending' = 'closed';
  /** Why the payment password was not accepted. */
  problem: Failure | null = null;

  readonly #api: Deps['api'];
  #purpose: PayPurpose | null = null;
  #answer: (ticket: string | null) => void = () => undefined;

  constructor({ api }: Pick<Deps, 'api'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef }, { autoBind: true });
  }

  /**
   * Asks for the payment password and makes the call with its ticket.
   *
   * @returns what the call returns; null when the person gave up, or is still asked about something else
   * @throws what the call throws
   */
  async pass<Answer>(purpose: PayPurpose, call: (payPassTicket: string) => Promise<Answer>): Promise<Answer | null> {
    if (this.state !== 'closed') return null;
    this.open(purpose);
    try {
      const ticket = await new Promise<string | null>((resolve) => (this.#answer = resolve));
      return ticket === null ? null : await call(ticket);
    } finally {
      this.close();
    }
  }

  /** Exchanges the typed payment password for the ticket. @throws what is no failed call but a bug of ours */
  async authorise(password: string): Promise<void> {
    // The sheet tells more exactly than the app could.
    await this.#send(
      async (purpose) => (await this.#api.user.checkTransPass({ password, ...purpose }, { quiet: true })).payPassTicket,
    );
  }

  /** As {@link authorise}, without the password. A match that comes after the sheet was closed passes nothing else. */
  async authoriseBy({ verify, getTicket }: TicketSource): Promise<void> {
    const answer = this.#answer;
    if (this.state === 'password' && (await verify()) && answer === this.#answer) await this.#send(getTicket);
  }

  /** The person gives up. Once the password is sent, the server decides. */
  cancel(): void {
    if (this.state === 'password') this.#answer(null);
  }

  async #send(getTicket: TicketSource['getTicket']): Promise<void> {
    const purpose = this.#purpose;
    if (this.state !== 'password' || !purpose) return;
    this.change('sending', null);
    try {
      const ticket = await getTicket(purpose);
      if (ticket === null) this.change('password', null);
      else this.#answer(ticket);
    } catch (error) {
      this.change('password', failureOf(error));
      if (isBug(error)) throw error;
    }
  }

  private change(state: 'password' | 'sending', problem: Failure | null): void {
    this.state = state;
    this.problem = problem;
  }

  private open(purpose: PayPurpose): void {
    this.#purpose = purpose;
    this.problem = null;
    this.state = 'password';
  }

  private close(): void {
    this.#purpose = null;
    this.state = 'closed';
  }
}
