import { makeAutoObservable } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { parsePaymentText } from '@ezwallet/validators';
import type { Failure } from '../kit/failures.ts';
import { Resource } from '../kit/Resource.ts';

/** The terms of a payment text, as the server reads it. */
export type PaymentTerms = ResponseOf<Contract['common']['decrypt']>;

/** Codes of a payment text that was good once; ours as well as the server's. */
const OVER: readonly string[] = ['ORDER_EXPIRED', 'ORDER_ALREADY_DONE'];

/** The text was good once, but can no longer be paid. */
export const isOver = (problem: Failure | null): boolean => problem !== null && OVER.includes(problem.code);

/** The steps of the flow that a reading asks for. */
interface ReadingSteps {
  /** Asks the server what a text asks for. */
  readonly ask: (text: string) => Promise<PaymentTerms>;
  /** User number of the person who reads. */
  readonly own: () => string | undefined;
}

/** A payment text, and what it asks for. */
export class PaymentReading {
  /** Empty for none. */
  text = '';

  readonly #steps: ReadingSteps;
  readonly #terms: Resource<PaymentTerms>;

  constructor(steps: ReadingSteps) {
    this.#steps = steps;
    this.#terms = new Resource(() => steps.ask(this.text));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Its terms; also of a text that can be read but not paid. */
  get terms(): PaymentTerms | null {
    return this.#terms.value ?? null;
  }

  /** The server is asked. */
  get busy(): boolean {
    return this.#terms.isLoading;
  }

  /** Why it cannot be paid. */
  get problem(): Failure | null {
    const { terms } = this;
    if (!terms) return this.#terms.failure ?? null;
    if (terms.paid) return { code: 'ORDER_ALREADY_DONE' };
    if (terms.expired) return { code: 'ORDER_EXPIRED' };
    return terms.payeeUserNo === this.#steps.own() ? { code: 'SELF' } : null;
  }

  /** Takes a text to read, and forgets what another one asked for. */
  bring(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.reset();
  }

  /** Reads the text; its form is checked first, without the server. */
  async read(): Promise<void> {
    this.reset();
    if (parsePaymentText(this.text).ok) await this.#terms.reload();
    else this.#terms.fail({ code: 'PAYMENT_TEXT_FORMAT' });
  }

  /** Nobody waits for the answer any longer. */
  stop(): void {
    this.#terms.stop();
  }

  /** Forgets what the text asks for. */
  reset(): void {
    this.#terms.clear();
  }
}
