import { makeAutoObservable, observableRef } from 'mobx';
import { checkUserNumber } from '@ezwallet/validators';
import { LatestQuestion } from '../settling/LatestQuestion.ts';
import type { TransferPreview } from '../settling/transfer-answers.ts';
import type { Payee } from './PendingTransfer.ts';
import { readRefusal, toProblem } from './readRefusal.ts';
import type { TransferProblem } from './TransferProblem.ts';

/** What a lookup asks of its flow. */
interface LookupSteps {
  /** Asks the server who has a user number. */
  readonly ask: (userNo: string) => Promise<TransferPreview>;
  /** User number of the person who asks. */
  readonly own: () => string | undefined;
}

/** Who receives: a user number, and the person whom the server names behind it. */
export class PayeeLookup {
  payee: Payee | null = null;
  /** The server is asked. */
  busy = false;
  /** Why nobody was found who can be sent to. */
  problem: TransferProblem | null = null;
  /** What the server says of money for the payee. */
  found: TransferPreview | null = null;

  readonly #steps: LookupSteps;
  readonly #questions = new LatestQuestion();

  constructor(steps: LookupSteps) {
    this.#steps = steps;
    makeAutoObservable(this, { payee: observableRef, problem: observableRef, found: observableRef }, { autoBind: true });
  }

  /** Looks up who stands behind a user number. The rules of the number are checked first, without asking anybody. */
  async lookUp(text: string): Promise<void> {
    const checked = checkUserNumber(text.trim());
    if (!checked.ok) return this.fail({ code: checked.issue.code });
    const userNo = checked.value;
    if (userNo === this.#steps.own()?.toUpperCase()) return this.fail({ code: 'SELF' });
    this.problem = null;
    this.busy = true;
    const isAwaited = this.#questions.ask();
    try {
      const found = await this.#steps.ask(userNo);
      if (isAwaited()) this.succeed(userNo, found);
    } catch (error) {
      if (isAwaited()) this.fail(toProblem(readRefusal(error)));
    }
  }

  /** Nobody waits for the answer any longer. */
  stop(): void {
    this.#questions.drop();
    this.busy = false;
  }

  /** Begins with somebody who is known already, or with nobody. */
  reset(payee: Payee | null = null): void {
    this.stop();
    this.payee = payee;
    this.problem = null;
    this.found = null;
  }

  private succeed(userNo: string, found: TransferPreview): void {
    this.busy = false;
    this.found = found;
    this.payee = { userNo, nickMasked: found.nickMasked, userNoMasked: found.userNoMasked };
  }

  private fail(problem: TransferProblem): void {
    this.busy = false;
    this.problem = problem;
  }
}
