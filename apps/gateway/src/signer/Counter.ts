import * as v from 'valibot';
import { DurableLines } from './DurableLines.ts';

/** One entry of the count: an amount of a coin, at a place that a network carries out once at most. Amounts are raw units. */
export interface Counted {
  /** A network and a contract. */
  readonly coin: string;
  /** Equal for attempts of which one can be carried out. */
  readonly place: string;
  readonly raw: bigint;
}

/** The bounds of a coin, in raw units. */
export interface Bounds {
  readonly hour: bigint;
  readonly day: bigint;
}

interface Entry extends Counted {
  /** Epoch milliseconds. */
  readonly at: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NAME = 'counted.jsonl';

const entry = v.strictObject({
  at: v.number(),
  coin: v.string(),
  place: v.string(),
  raw: v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    v.transform((digits) => BigInt(digits)),
  ),
});

/**
 * Counts what is signed, in a file that only grows. A line is on the disk before anything is signed for it: whenever the process ends, what
 * left it is counted, and at worst something is counted that never left.
 */
export class Counter {
  readonly #lines: DurableLines;
  readonly #now: () => number;
  #entries: Entry[];

  /**
   * @param folder of the file
   * @param now the clock, in epoch milliseconds
   * @throws {StartError} for a file that cannot be read, because nobody knows then what was signed
   */
  constructor(folder: string, now: () => number = Date.now) {
    const { lines, entries } = DurableLines.open(folder, NAME, entry);
    this.#lines = lines;
    this.#entries = entries;
    this.#now = now;
  }

  /**
   * Counts an amount, unless it is above a bound together with the others. Of several attempts at one place, the highest counts.
   * @returns the bound that it is above
   */
  count({ coin, place, raw }: Counted, { hour, day }: Bounds): 'hour' | 'day' | undefined {
    const now = this.#now();
    // An entry from the future counts: the clock went back.
    this.#entries = this.#entries.filter(({ at }) => at > now - DAY);
    const ofCoin = this.#entries.filter((each) => each.coin === coin);
    const counted = sum(ofCoin.filter((each) => each.place === place));
    if (raw <= counted) return undefined;
    const added = raw - counted;
    if (sum(ofCoin.filter(({ at }) => at > now - HOUR)) + added > hour) return 'hour';
    if (sum(ofCoin) + added > day) return 'day';
    const made: Entry = { at: now, coin, place, raw: added };
    this.#lines.append({ ...made, raw: String(added) });
    this.#entries.push(made);
    return undefined;
  }

  close(): void {
    this.#lines.close();
  }
}

const sum = (entries: readonly Entry[]): bigint => entries.reduce((total, { raw }) => total + raw, 0n);
