import { makeAutoObservable, observableRef } from 'mobx';
import type { Contract, ResponseOf } from '@ezwallet/api-client/contract';
import { parsePaymentText } from '@ezwallet/validators';
import { LatestQuestion } from '../settling/LatestQuestion.ts';
import { readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';

/** What the server says that a payment text means. */
export type PaymentRequest = ResponseOf<Contract['common']['decrypt']>;

/** Codes of a payment text that was good once; ours as well as the server's. */
const OVER: readonly string[] = ['ORDER_EXPIRED', 'ORDER_ALREADY_DONE'];

/** The text was good once, and no payment of it can be any longer. */
export const isOver = (problem: TransferProblem | null): boolean => problem !== null && OVER.includes(problem.code);

/** What a reading asks of its flow. */
interface ReadingSteps {
  /** Asks the server what a text means. */
  readonly ask: (text: string) => Promise<PaymentRequest>;
  /** User number of the person who reads. */
  readonly own: () => string | undefined;
}

/** A payment text, and what the server says that it means. */
export class PaymentReading {
  /** Empty for none. */
  text = '';
  /** What it means; also of a text that can be read but not paid. */
  request: PaymentRequest | null = null;
  /** The server is asked. */
  busy = false;
  /** Why it cannot be paid. */
  problem: TransferProblem | null = null;

  readonly #steps: ReadingSteps;
  readonly #questions = new LatestQuestion();

  constructor(steps: ReadingSteps) {
    this.#steps = steps;
    makeAutoObservable(this, { request: observableRef, problem: observableRef }, { autoBind: true });
  }

  /** Takes a text to read; nothing is known of another one than before. */
  bring(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.reset();
  }

  /** Asks what the text means; its form is checked first, without asking anybody. */
  async read(): Promise<void> {
    const { text } = this;
    this.reset();
    if (!parsePaymentText(text).ok) return this.turnDown({ code: 'PAYMENT_TEXT_FORMAT' });
    this.busy = true;
    const isAwaited = this.#questions.ask();
    try {
      const request = await this.#steps.ask(text);
      if (isAwaited()) this.take(request);
    } catch (error) {
      if (isAwaited()) this.turnDown(toProblem(readRefusal(error)));
    }
  }

  /** Nobody waits for the answer any longer. */
  stop(): void {
    this.#questions.drop();
    this.busy = false;
  }

  /** Forgets what the text means. */
  reset(): void {
    this.stop();
    this.request = null;
    this.problem = null;
  }

  private take(request: PaymentRequest): void {
    this.busy = false;
    this.request = request;
    if (request.paid) this.turnDown({ code: 'ORDER_ALREADY_DONE' });
    else if (request.expired) this.turnDown({ code: 'ORDER_EXPIRED' });
    else if (request.payeeUserNo === this.#steps.own()) this.turnDown({ code: 'SELF' });
  }

  private turnDown(problem: TransferProblem): void {
    this.busy = false;
    this.problem = problem;
  }
}
