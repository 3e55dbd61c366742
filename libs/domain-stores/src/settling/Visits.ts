/** Visits to the screen of an order, and whether the person has seen how the order ended. */
export class Visits {
  /** The outcome was on the screen when the person went elsewhere. */
  told = false;
  #current = '';

  /** @returns whether it is another visit than the last */
  enter(visit: string): boolean {
    if (visit === this.#current) return false;
    this.#current = visit;
    return true;
  }
}
