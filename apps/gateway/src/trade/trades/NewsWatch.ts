import type { Db } from '../../db/index.ts';
import { findNewsOf, type Seen } from './chat.ts';

/** Another process has nothing to ring here, so the watch looks this often. */
const LOOK_EVERY = 1000;

interface Waiting {
  readonly seen: Seen;
  /** Ends the wait. @param isNews false when its time is over */
  readonly end: (isNews: boolean) => void;
}

/**
 * Wakes the calls of this process that wait for news of a trade. However many wait, one statement a second asks for all of them, and none
 * while nobody waits.
 */
export class NewsWatch {
  readonly #db: Db;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Waits for so many milliseconds. @returns whether there is anything new */
  async wait(seen: Seen, milliseconds: number): Promise<boolean> {
    return await new Promise<boolean>((resolve) => {
      const waiting: Waiting = {
        seen,
        end: (isNews) => {
          clearTimeout(timeout);
          this.#waiting.delete(waiting);
          if (this.#waiting.size === 0) this.#rest();
          resolve(isNews);
        },
      };
      const timeout = setTimeout(() => waiting.end(false), milliseconds);
      this.#waiting.add(waiting);
      this.#timer ??= setInterval(() => void this.#look([...this.#waiting]), LOOK_EVERY);
    });
  }

  /** Looks at once for those who wait for one trade. */
  async ring(saleId: bigint): Promise<void> {
    await this.#look([...this.#waiting].filter(({ seen }) => seen.saleId === saleId));
  }

  async #look(waiting: readonly Waiting[]): Promise<void> {
    if (waiting.length === 0) return;
    // A database that does not answer now answers a later look, or the time of the wait ends.
    const news = await findNewsOf(
      this.#db,
      waiting.map(({ seen }) => seen),
    ).catch(() => []);
    for (const index of news) waiting[index]?.end(true);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
