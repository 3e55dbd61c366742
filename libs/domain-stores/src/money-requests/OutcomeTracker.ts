import { runInAction } from 'mobx';
import { CODE } from '@ezwallet/api-client/constants';
import { failureOf, readRefusal, type Failure } from '../kit/failures.ts';
import { isSettledRefusal } from '../kit/isSettledRefusal.ts';
import type { Deps } from '../ports/deps.ts';
import { RequestJournal, type JournalEntry, type JournalPart } from './RequestJournal.ts';

/** Waits before the outcome of a call without an answer is checked again, in milliseconds; the last one repeats. */
const CHECK_DELAYS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** The steps of the request that owns a tracker. Each callback runs within one action. */
export interface OutcomeSteps<Entry, Receipt> {
  /** Makes the money call, or repeats it, under the entry's request number. */
  readonly execute: (entry: Entry) => Promise<Receipt>;
  /**
   * The outcome is not known yet; the tracker checks again later.
   *
   * @param isRunning whether the server said that it works on the call, rather than nothing
   */
  readonly onLost: (isRunning: boolean) => void;
  readonly onAccepted: (receipt: Receipt) => void;
  readonly onRefused: (problem: Failure) => void;
  /** The outcome of a call became known, either way; called after the callback that tells it. */
  readonly onSettled: () => void;
}

/**
 * Follows one call that moves money, until the server has told its outcome: stores it before it is sent, and repeats it
 * under the same request number across lost answers, reloads and sessions.
 *
 * @example
 * const stored = await tracker.start(entry, () => stillWanted);
 * if (!stored) tellThatNothingWasSent();
 */
export class OutcomeTracker<Entry extends JournalEntry, Receipt> {
  readonly #clock: Deps['clock'];
  readonly #journal: RequestJournal<Entry>;
  readonly #steps: OutcomeSteps<Entry, Receipt>;
  /** The call without an answer. */
  #open: Entry | null = null;
  /** An answer to it was lost, on this page or an earlier one: the money may have moved. */
  #lost = false;
  #asking = false;
  #checks = 0;
  #cancelCheck: () => void = () => {};
  #disposed = false;

  constructor(
    deps: Pick<Deps, 'clock' | 'journalStore'>,
    part: JournalPart<Entry>,
    steps: OutcomeSteps<Entry, Receipt>,
  ) {
    this.#clock = deps.clock;
    this.#journal = new RequestJournal(deps, part);
    this.#steps = steps;
  }

  /** The oldest call of a person that an earlier page left without an answer; also null after `dispose`. */
  async oldest(userId: string): Promise<Entry | null> {
    const [oldest] = await this.#journal.list(userId);
    return this.#disposed ? null : (oldest ?? null);
  }

  /**
   * Stores a call, and sends it if it is still wanted then.
   *
   * @returns false when the device could not store it, so that it was not sent
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

  /** Goes on with a call that an earlier page left without an answer. */
  async resume(entry: Entry): Promise<void> {
    this.#lost = true;
    await this.#send(entry);
  }

  /** Checks the outcome of the call without an answer at once. */
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
      const receipt = await this.#steps.execute(entry);
      await this.#settle(entry, () => this.#steps.onAccepted(receipt));
    } catch (error) {
      const refusal = readRefusal(error);
      const isRunning = refusal?.code === CODE.running;
      if (!isSettledRefusal(refusal, this.#lost)) this.#checkLater(isRunning);
      else await this.#settle(entry, () => this.#steps.onRefused(failureOf(error)));
    } finally {
      this.#asking = false;
    }
  }

  #checkLater(isRunning: boolean): void {
    this.#lost = true;
    if (this.#disposed) return;
    runInAction(() => this.#steps.onLost(isRunning));
    const delay = CHECK_DELAYS[Math.min(this.#checks, isRunning ? 1 : CHECK_DELAYS.length - 1)] ?? CHECK_DELAYS[0];
    this.#checks = isRunning ? 1 : this.#checks + 1;
    this.#cancelCheck = this.#clock.after(delay, () => void this.#check());
  }

  async #settle({ reqNo }: Entry, tell: () => void): Promise<void> {
    // Removing only saves a check at the next start, so a device that cannot write must not hide the outcome.
    await this.#journal.remove(reqNo).catch(() => {});
    this.#open = null;
    this.#cancelCheck();
    this.#checks = 0;
    runInAction(tell);
    this.#steps.onSettled();
  }
}
