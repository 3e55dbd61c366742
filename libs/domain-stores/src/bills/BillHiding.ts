import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Deps } from '../root/deps.ts';

/** How long a bill that was taken out of the lists can still be brought back, in milliseconds. */
export const UNDO_FOR = 6_000;

/** What became of a wish to hide a bill: gone from the lists, brought back by the person, or refused or lost. */
export type HidingEnd = 'hidden' | 'undone' | 'failed';

interface Waiting {
  readonly cancel: () => void;
  readonly end: (how: HidingEnd) => void;
}

/** The list that bills are taken out of. */
export interface ShortenedList {
  /** The server is about to be told: from now on its pages may end elsewhere. */
  onTelling(): void;
  /** The server has taken a bill out. */
  onGone(billNo: string): void;
}

/**
 * Takes bills out of the lists. The server knows no way back, so it is told only after {@link UNDO_FOR}, or as soon as
 * nobody can see the app any longer, who could change their mind.
 */
export class BillHiding {
  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #list: ShortenedList;
  readonly #hidden = observable.set<string>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #stopWatching: () => void;
  #told: Promise<unknown> = Promise.resolve();

  constructor({ api, clock, visibility }: Pick<Deps, 'api' | 'clock' | 'visibility'>, list: ShortenedList) {
    this.#deps = { api, clock };
    this.#list = list;
    makeAutoObservable(this, {}, { autoBind: true });
    this.#stopWatching = visibility.subscribe((visible) => {
      if (!visible) for (const billNo of this.#waiting.keys()) void this.#tell(billNo);
    });
  }

  /** Whether a bill is out of sight, for good or for now. */
  has(billNo: string): boolean {
    return this.#hidden.has(billNo);
  }

  /** Takes a bill out of sight at once, and for good unless it is brought back in time. */
  async hide(billNo: string): Promise<HidingEnd> {
    if (this.#hidden.has(billNo)) return 'hidden';
    this.#hidden.add(billNo);
    return new Promise((end) => {
      const cancel = this.#deps.clock.after(UNDO_FOR, () => void this.#tell(billNo));
      this.#waiting.set(billNo, { cancel, end });
    });
  }

  /** Brings a bill back; false when it is too late. */
  undo(billNo: string): boolean {
    const waiting = this.#take(billNo);
    if (!waiting) return false;
    this.#hidden.delete(billNo);
    waiting.end('undone');
    return true;
  }

  /** Resolves when the server is not being told anything. */
  async quiet(): Promise<void> {
    await this.#told;
  }

  /** Bills whose time has not come stay where they were. */
  dispose(): void {
    this.#stopWatching();
    for (const billNo of this.#waiting.keys()) this.undo(billNo);
  }

  #take(billNo: string): Waiting | undefined {
    const waiting = this.#waiting.get(billNo);
    this.#waiting.delete(billNo);
    waiting?.cancel();
    return waiting;
  }

  async #tell(billNo: string): Promise<void> {
    const waiting = this.#take(billNo);
    if (!waiting) return;
    this.#list.onTelling();
    // A lost answer reads as a failure; hiding the bill again then finds it hidden, which is a success.
    const answered = this.#deps.api.order.deleteLuckyV2({ billNos: [billNo] }).then(
      ({ deleted }) => deleted.includes(billNo),
      () => false,
    );
    const told = answered.then((gone) =>
      runInAction(() => {
        if (gone) this.#list.onGone(billNo);
        else this.#hidden.delete(billNo);
      }),
    );
    this.#told = Promise.all([this.#told, told]);
    await told;
    waiting.end((await answered) ? 'hidden' : 'failed');
  }
}
