/** Another process has nothing to ring here, so the watch looks this often, in milliseconds. */
const LOOK_EVERY = 1000;

interface Waiting<Seen> {
  readonly seen: Seen;
  /** Ends the wait. @param isNews false when its time is over */
  readonly end: (isNews: boolean) => void;
}

/** Of what readers have seen, the indexes where there is more. */
export type FindNews<Seen> = (seen: readonly Seen[]) => Promise<readonly number[]>;

/**
 * Wakes the calls of this process that wait for news. However many wait, one statement a second asks for all of them, and none while
 * nobody waits.
 */
export class NewsWatch<Seen> {
  readonly #find: FindNews<Seen>;
  readonly #waiting = new Set<Waiting<Seen>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(find: FindNews<Seen>) {
    this.#find = find;
  }

  /** Waits for so many milliseconds. @returns whether there is anything new */
  async wait(seen: Seen, milliseconds: number): Promise<boolean> {
    return await new Promise<boolean>((resolve) => {
      const waiting: Waiting<Seen> = {
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

  /** Looks at once for those who wait for the same. */
  async ring(isSame: (seen: Seen) => boolean): Promise<void> {
    await this.#look([...this.#waiting].filter(({ seen }) => isSame(seen)));
  }

  async #look(waiting: readonly Waiting<Seen>[]): Promise<void> {
    if (waiting.length === 0) return;
    // A database that does not answer now answers a later look, or the time of the wait ends.
    const news = await this.#find(waiting.map(({ seen }) => seen)).catch(() => []);
    for (const index of news) waiting[index]?.end(true);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
