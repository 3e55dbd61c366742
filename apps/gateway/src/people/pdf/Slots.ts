/** Lets few actions run at the same time, and few more wait for them. */
export class Slots {
  readonly #most: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, mostWaiting: number) {
    this.#most = most;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs an action in its turn. @returns undefined, without running it, where too many wait */
  async run<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#running < this.#most) this.#running += 1;
    else if (this.#waiting.length >= this.#mostWaiting) return undefined;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await action();
    } finally {
      // The next one has the place of this one.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
