import { makeAutoObservable } from 'mobx';
import { checkUserNumber } from '@ezwallet/validators';
import type { Failure } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';
import type { TransferPreview } from '../money-requests/transfer-answers.ts';
import type { Payee } from './PendingTransfer.ts';

/** The steps of the flow that a lookup asks for. */
interface LookupSteps {
  /** Asks the server who has a user number. */
  readonly ask: (userNo: string) => Promise<TransferPreview>;
  /** User number of the person who asks. */
  readonly own: () => string | undefined;
}

/** A payee, and what the server says about money for them; null for a payee who was not looked up. */
interface Found {
  readonly payee: Payee;
  readonly preview: TransferPreview | null;
}

/** The payee: a user number, and the person whom the server names for it. */
export class PayeeLookup {
  readonly #steps: LookupSteps;
  readonly #found: Resource<Found>;
  /** As typed. It stays when the person comes back to change it. */
  typed = '';
  #userNo = '';

  constructor(steps: LookupSteps) {
    this.#steps = steps;
    this.#found = new Resource(() => this.#ask(this.#userNo));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get payee(): Payee | null {
    return this.#found.value?.payee ?? null;
  }

  /** The server is asked. */
  get busy(): boolean {
    return this.#found.isLoading;
  }

  /** Why there is nobody to send to. */
  get problem(): Failure | null {
    return (this.busy ? undefined : this.#found.failure) ?? null;
  }

  /** The server's preview of money for the payee. */
  get found(): TransferPreview | null {
    return this.#found.value?.preview ?? null;
  }

  type(text: string): void {
    this.typed = text;
  }

  /** Looks up who has a user number. The rules of the number are checked first, without the server. */
  async lookUp(text: string): Promise<void> {
    this.type(text);
    const checked = checkUserNumber(text.trim());
    if (!checked.ok) return this.#found.fail({ code: checked.issue.code });
    if (checked.value === this.#steps.own()?.toUpperCase()) return this.#found.fail({ code: 'SELF' });
    this.#userNo = checked.value;
    await this.#found.reload();
  }

  /** Nobody waits for the answer any longer. */
  stop(): void {
    this.#found.stop();
  }

  /** Begins with somebody who is known already, or with nobody. */
  reset(payee: Payee | null = null): void {
    this.type(payee?.userNo ?? '');
    if (payee) this.#found.set({ payee, preview: null });
    else this.#found.clear();
  }

  /** Forgets who was found, and keeps what was typed. */
  change(): void {
    this.#found.clear();
  }

  async #ask(userNo: string): Promise<Found> {
    const preview = await this.#steps.ask(userNo);
    return { payee: { userNo, nickMasked: preview.nickMasked, userNoMasked: preview.userNoMasked }, preview };
  }
}
