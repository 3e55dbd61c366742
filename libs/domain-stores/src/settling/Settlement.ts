import { runInAction } from 'mobx';
import type { Deps } from '../root/deps.ts';
import { isSettledRefusal, readRefusal, toProblem } from '../transfer/readRefusal.ts';
import type { TransferProblem } from '../transfer/TransferProblem.ts';
import { RequestJournal, type Book, type PendingRequest } from './RequestJournal.ts';

/** Waits between two questions after a call without an answer, in milliseconds; the last one repeats. */
const CHECK_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** What a settlement needs of the flow that owns it. What it tells, it tells within one action each. */
export interface SettlementSteps<Entry, Receipt> {
  /** Makes the money call, or repeats it, under the entry's request number. */
  readonly ask: (entry: Entry) => Promise<Receipt>;
  /** There was no answer; it is asked for again by and by. */
  readonly onLost: () => void;
  readonly onAccepted: (receipt: Receipt) => void;
  readonly onRefused: (problem: TransferProblem) => void;
  /** The fate of a call became known, either way; after it was told. */
  readonly onSettled: () => void;
}

/**
 * A call that moves money, one at a time: noted down before it leaves, and asked for under the same request number,
 * across lost answers, reloads and sessions, until the server has said what became of it.
 *
 * @example
 * const written = await settlement.start(entry, () => stillWanted);
 * if (!written) tellThatNothingWasSent();
 */
export class Settlement<Entry extends PendingRequest, Receipt> {
  readonly #clock: Deps['clock'];
  readonly #journal: RequestJournal<Entry>;
  readonly #steps: SettlementSteps<Entry, Receipt>;
  /** Without an answer. */
  #open: Entry | null = null;
  /** An answer to it was lost, on this page or an earlier one: it may have been carried out. */
  #lost = false;
  #asking = false;
  #checks = 0;
  #cancelCheck: () => void = () => {};
  #disposed = false;

  constructor(deps: Pick<Deps, 'clock' | 'journalStore'>, book: Book<Entry>, steps: SettlementSteps<Entry, Receipt>) {
    this.#clock = deps.clock;
    this.#journal = new RequestJournal(deps, book);
    this.#steps = steps;
  }

  /** The oldest call of a person that an earlier page left without an answer; null as well after `dispose`. */
  async oldest(userId: string): Promise<Entry | null> {
    const [oldest] = await this.#journal.list(userId);
    return this.#disposed ? null : (oldest ?? null);
  }

  /**
   * Notes a call down, and sends it if it is still wanted then.
   *
   * @returns false when the device could not write it down: it was not sent
   */
  async start(entry: Entry, isWanted: () => boolean): Promise<boolean> {
    try {
      await this.#journal.add(entry);
    } catch {
      return false;
    }
    this.#lost = false;
    if (isWanted()) await this.#send(entry);
    else await this.#journal.remove(entry.reqNo).catch(() => {});
    return true;
  }

  /** Asks what became of a call that an earlier page left without an answer. */
  async takeUp(entry: Entry): Promise<void> {
    this.#lost = true;
    await this.#send(entry);
  }

  /** Asks at once what became of the call without an answer. */
  async checkNow(): Promise<void> {
    this.#cancelCheck();
    this.#checks = 0;
    await this.#check();
  }

  dispose(): void {
    this.#disposed = true;
    this.#cancelCheck();
  }

  async #check(): Promise<void> {
    if (this.#open && !this.#asking && !this.#disposed) await this.#send(this.#open);
  }

  async #send(entry: Entry): Promise<void> {
    this.#open = entry;
    this.#asking = true;
    try {
      const receipt = await this.#steps.ask(entry);
      await this.#settle(entry, () => this.#steps.onAccepted(receipt));
    } catch (error) {
      const refusal = readRefusal(error);
      if (!isSettledRefusal(refusal, this.#lost)) this.#checkLater();
      else await this.#settle(entry, () => this.#steps.onRefused(toProblem(refusal)));
    } finally {
      this.#asking = false;
    }
  }

  #checkLater(): void {
    this.#lost = true;
    if (this.#disposed) return;
    runInAction(this.#steps.onLost);
    const delay = CHECK_DELAYS[Math.min(this.#checks, CHECK_DELAYS.length - 1)] ?? CHECK_DELAYS[0];
    this.#checks += 1;
    this.#cancelCheck = this.#clock.after(delay, () => void this.#check());
  }

  async #settle({ reqNo }: Entry, tell: () => void): Promise<void> {
    // Removing only spares a question at the next start, so a device that cannot write must not hide the outcome.
    await this.#journal.remove(reqNo).catch(() => {});
    this.#open = null;
    this.#cancelCheck();
    this.#checks = 0;
    runInAction(tell);
    this.#steps.onSettled();
  }
}
