import { makeAutoObservable, observableRef } from 'mobx';

/**
 * The fate of a call without an answer: it was never sent, it only asks for something, or the server may have
 * carried it out.
 */
export type CallFate = 'unsent' | 'read' | 'unknown';

/** A question to the person about calls that did not reach the server. */
export interface NetworkQuestion {
  /** The fate of the calls; of several, the one that the person must know most about. */
  readonly fate: CallFate;
}

interface Waiting {
  readonly fate: CallFate;
  readonly decide: (again: boolean) => void;
}

/** The most important to know comes first. */
const FATES: readonly CallFate[] = ['unknown', 'unsent', 'read'];

/** Whether calls reach the server, and what the app asks the person about it. */
export class NetworkStore {
  /** The last call never reached the server. */
  down = false;
  /** The question on screen: give up, or try again. */
  question: NetworkQuestion | null = null;

  #waiting: readonly Waiting[] = [];

  constructor() {
    makeAutoObservable(this, { question: observableRef }, { autoBind: true });
  }

  /** A call could not reach the server. */
  failed(): void {
    this.down = true;
  }

  /**
   * Asks the person about a call that they wait for. Calls that fail meanwhile share the question.
   *
   * @returns whether to send it again
   */
  ask(fate: CallFate): Promise<boolean> {
    return new Promise((decide) => this.wait({ fate, decide }));
  }

  /** The person decided about all calls that wait. */
  answer(again: boolean): void {
    this.settle(() => again);
  }

  /**
   * The server answered, whatever the answer was. After an outage, the question is over: what cannot happen twice goes on,
   * and what may have happened already does not.
   */
  reached(): void {
    if (!this.down) return;
    this.down = false;
    this.settle((fate) => fate !== 'unknown');
  }

  private wait(waiting: Waiting): void {
    this.#waiting = [...this.#waiting, waiting];
    const fates = this.#waiting.map(({ fate }) => fate);
    const fate = FATES.find((each) => fates.includes(each)) ?? waiting.fate;
    if (this.question?.fate !== fate) this.question = { fate };
  }

  private settle(again: (fate: CallFate) => boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.question = null;
    for (const { fate, decide } of waiting) decide(again(fate));
  }
}
