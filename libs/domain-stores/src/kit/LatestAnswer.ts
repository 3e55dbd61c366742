/**
 * Tells the answer to the latest question from answers that come too late.
 *
 * @example
 * const isAwaited = answers.ask();
 * const answer = await call();
 * if (isAwaited()) show(answer);
 */
export class LatestAnswer {
  #asked = 0;

  /** Asks a new question in place of the one before. Returns a check: is its answer still awaited? */
  ask(): () => boolean {
    const question = (this.#asked += 1);
    return () => question === this.#asked;
  }

  /** No answer is awaited any more. */
  drop(): void {
    this.#asked += 1;
  }
}
