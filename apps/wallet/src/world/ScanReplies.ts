import type { ScannedAddress } from '@ezwallet/validators';

/**
 * Scanned addresses on the way to the visit that asked for one. A step back in the history cannot carry data itself.
 */
export class ScanReplies {
  #waiting: { readonly visit: string; readonly scanned: ScannedAddress } | null = null;

  /** Stores an address for a visit. Drops an older one that no visit took. */
  leave(visit: string, scanned: ScannedAddress): void {
    this.#waiting = { visit, scanned };
  }

  /** Takes the address that was stored for a visit. */
  take(visit: string): ScannedAddress | null {
    if (this.#waiting?.visit !== visit) return null;
    const { scanned } = this.#waiting;
    this.#waiting = null;
    return scanned;
  }
}
