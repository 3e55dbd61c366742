import * as v from 'valibot';
import { DurableLines } from './DurableLines.ts';

const NAME = 'approved.jsonl';
const entry = v.strictObject({ id: v.string(), place: v.string() });

/**
 * Remembers for which place each approval was used, in a file that only grows. A line is on the disk before anything is signed for it. A place is
 * carried out once at most, so that an approval pays once, with however many attempts at rising fees.
 */
export class Approvals {
  readonly #lines: DurableLines;
  readonly #places: Map<string, string>;
  readonly #now: () => number;

  /**
   * @param folder of the file
   * @param now the clock, in epoch milliseconds
   * @throws {StartError} for a file that cannot be read
   */
  constructor(folder: string, now: () => number = Date.now) {
    const { lines, entries } = DurableLines.open(folder, NAME, entry);
    this.#lines = lines;
    this.#places = new Map(entries.map(({ id, place }) => [id, place]));
    this.#now = now;
  }

  /**
   * Uses an approval for a place. One that was used there already is good for ever, so that what waits can be signed again.
   * @param until from this time on it is too late to begin, in epoch milliseconds
   * @returns why it cannot be used
   */
  use({ id, until }: { readonly id: string; readonly until: number }, place: string): 'used' | 'ended' | undefined {
    const known = this.#places.get(id);
    if (known !== undefined) return known === place ? undefined : 'used';
    if (this.#now() >= until) return 'ended';
    this.#lines.append({ id, place });
    this.#places.set(id, place);
    return undefined;
  }

  close(): void {
    this.#lines.close();
  }
}
