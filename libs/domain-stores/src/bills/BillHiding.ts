import { makeAutoObservable } from 'mobx';
import type { Bill } from '@ezwallet/api-client/contract';
import type { PagedList } from '../kit/PagedList.ts';
import type { Deps } from '../ports/deps.ts';

/** How long a bill that was taken out of the lists can still be brought back, in milliseconds. */
export const UNDO_FOR = 6_000;

/** How a wish to hide a bill ends: gone from the lists, brought back by the person, or refused or lost. */
export type HidingEnd = 'hidden' | 'undone' | 'failed';

type ShortenedList = Pick<PagedList<Bill, unknown>, 'hide' | 'isHidden' | 'restore' | 'remove'>;

interface Waiting {
  readonly cancel: () => void;
  readonly end: (how: HidingEnd) => void;
}

/**
 * Takes bills out of the lists. The server cannot bring one back, so the store asks it only after {@link UNDO_FOR}, or as
 * soon as the app goes to the background and nobody can undo any more.
 */
export class BillHiding {
  readonly #deps: Pick<Deps, 'api' | 'clock'>;
  readonly #list: ShortenedList;
  readonly #waiting = new Map<string, Waiting>();
  readonly #stopWatching: () => void;

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
    return this.#list.isHidden(billNo);
  }

  /** Takes a bill out of sight at once, and for good unless it is brought back in time. */
  async hide(billNo: string): Promise<HidingEnd> {
    if (this.has(billNo)) return 'hidden';
    this.#list.hide(billNo);
    return new Promise((end) => {
      const cancel = this.#deps.clock.after(UNDO_FOR, () => void this.#tell(billNo));
      this.#waiting.set(billNo, { cancel, end });
    });
  }

  /** Brings a bill back; false when it is too late. */
  undo(billNo: string): boolean {
    const waiting = this.#take(billNo);
    if (!waiting) return false;
    this.#list.restore(billNo);
    waiting.end('undone');
    return true;
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
    // A lost answer reads as a failure; hiding the bill again then finds it hidden, which is a success.
    const removal = this.#list.remove(billNo, async () => {
      const { deleted } = await this.#deps.api.order.deleteLuckyV2({ billNos: [billNo] });
      if (!deleted.includes(billNo)) throw new Error(`The server did not hide bill ${billNo}.`);
    });
    waiting.end(await removal.then(() => 'hidden' as const, () => 'failed' as const));
  }
}
