import type { ScannedAddress } from '@ezwallet/validators';

/** Addresses on their way from the scanner to the visit that wanted one: a step back in the history carries nothing itself. */
export class ScanReplies {
  #waiting: { readonly visit: string; readonly scanned: ScannedAddress } | null = null;

  /** Leaves an address for a visit; an older one that nobody took is dropped. */
  leave(visit: string, scanned: ScannedAddress): void {
    this.#waiting = { visit, scanned };
  }

  /** The address that was left for a visit, which then waits no longer. */
  take(visit: string): ScannedAddress | null {
    if (this.#waiting?.visit !== visit) return null;
    const { scanned } = this.#waiting;
    this.#waiting = null;
    return scanned;
  }
}
