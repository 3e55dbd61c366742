import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Proof } from '@ezwallet/api-client/contract';
import { failureOf, isBug, readRefusal, type Failure } from './failures.ts';
import { isSettledRefusal } from './isSettledRefusal.ts';
import { proofsWanted } from './proofs.ts';

/** Sets one submission apart from another. */
export interface SubmissionKind<Input, Output> {
  readonly send: (input: Input, proofs: readonly Proof[]) => Promise<Output>;
  /** The action moves money: a lost answer is no failure, see {@link Submission.isUnknown}. */
  readonly movesMoney?: boolean;
}

/**
 * Something that a person submits: sent once however often they press, with further proofs of who they are where the
 * server wants them.
 *
 * @example
 * const saving = new Submission({ send: (name: string) => api.user.setNickName({ nickName: name }) });
 * if (await saving.submit('Wong')) close();
 * else saving.failure; // or saving.wantedProofs
 */
export class Submission<Input, Output> {
  isBusy = false;
  /** Why the last try failed; undefined while the next one is under way. */
  failure: Failure | undefined = undefined;
  /** Kinds of proof that the server wants before it goes on; empty for none. */
  wantedProofs: readonly Proof['type'][] = [];
  /**
   * The answer to an action that moves money was lost: nobody knows yet whether the money moved. Only
   * {@link Submission.retry} goes on, with the same input, which the server recognises by its request number.
   */
  isUnknown = false;
  /** The answer of the server to the last success. */
  output: Output | undefined = undefined;

  readonly #kind: SubmissionKind<Input, Output>;
  #last: { readonly input: Input; readonly proofs: readonly Proof[] } | undefined;

  constructor(kind: SubmissionKind<Input, Output>) {
    this.#kind = kind;
    makeAutoObservable(
      this,
      { failure: observableRef, wantedProofs: observableRef, output: observableRef },
      { autoBind: true },
    );
  }

  /**
   * Sends the input, unless a send is under way or its fate is unknown.
   *
   * @returns whether it is done
   * @throws what is no failed call but a bug of ours, unless the action moves money
   */
  async submit(input: Input): Promise<boolean> {
    return !this.isUnknown && (await this.#send(input, []));
  }

  /** Sends the same input again with the proofs that the server wants. @returns whether it is done */
  async prove(proofs: readonly Proof[]): Promise<boolean> {
    return this.wantedProofs.length > 0 && this.#last !== undefined && (await this.#send(this.#last.input, proofs));
  }

  /** After a lost answer: sends the very same again. @returns whether it is done */
  async retry(): Promise<boolean> {
    return this.isUnknown && this.#last !== undefined && (await this.#send(this.#last.input, this.#last.proofs));
  }

  /** Forgets the failure and the wanted proofs, as after the person changed something or gave up. */
  forget(): void {
    this.failure = undefined;
    this.wantedProofs = [];
  }

  /** Shows a failure of something that belongs to the submission, such as a code that was not sent. */
  fail(failure: Failure): void {
    this.failure = failure;
  }

  async #send(input: Input, proofs: readonly Proof[]): Promise<boolean> {
    if (this.isBusy) return false;
    this.#last = { input, proofs };
    const wasUnknown = this.isUnknown;
    runInAction(() => {
      this.isBusy = true;
      this.failure = undefined;
    });
    try {
      const output = await this.#kind.send(input, proofs);
      runInAction(() => this.#end({ output }));
      return true;
    } catch (error) {
      const { movesMoney = false } = this.#kind;
      if (isBug(error) && !movesMoney) {
        runInAction(() => this.#end({}));
        throw error;
      }
      const isUnknown = movesMoney && !isSettledRefusal(readRefusal(error), wasUnknown);
      runInAction(() => (isUnknown ? this.#end({ isUnknown }) : this.#refuse(failureOf(error), proofs)));
      return false;
    }
  }

  #refuse(failure: Failure, proofs: readonly Proof[]): void {
    this.#end({ failure, wantedProofs: proofsWanted(failure, proofs) ?? [] });
  }

  #end(change: Partial<Pick<Submission<Input, Output>, 'failure' | 'wantedProofs' | 'isUnknown' | 'output'>>): void {
    Object.assign(this, { isBusy: false, failure: undefined, wantedProofs: [], isUnknown: false, ...change });
  }
}
