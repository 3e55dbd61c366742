/**
 * Tells the answer to the last question that somebody waits for from answers that come too late.
 *
 * @example
 * const isAwaited = questions.ask();
 * const answer = await ...;
 * if (isAwaited()) show(answer);
 */
export class LatestQuestion {
  #asked = 0;

  /** Asks anew, instead of whatever was asked before. Returns how to learn whether its answer is still waited for. */
  ask(): () => boolean {
    const question = (this.#asked += 1);
    return () => question === this.#asked;
  }

  /** Nobody waits for an answer any longer. */
  drop(): void {
    this.#asked += 1;
  }
}
