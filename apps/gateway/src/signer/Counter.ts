import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../config/index.ts';

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
  readonly #file: number;
  readonly #now: () => number;
  #entries: Entry[];

  /**
   * @param folder of the file
   * @param now the clock, in epoch milliseconds
   * @throws {StartError} for a file that cannot be read, because nobody knows then what was signed
   */
  constructor(folder: string, now: () => number = Date.now) {
    const path = join(folder, NAME);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      this.#file = openSync(path, 'a+', 0o600);
      syncFolder(path);
    } catch (error) {
      throw new StartError(`${path} cannot be opened (${String((error as NodeJS.ErrnoException).code)}).`, {
        cause: error,
      });
    }
    this.#now = now;
    this.#entries = readEntries(this.#file, path);
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
    this.#append(`${JSON.stringify({ ...made, raw: String(added) })}\n`);
    this.#entries.push(made);
    return undefined;
  }

  /** All of a line is on the disk, or nothing: the next one must not continue a half. */
  #append(line: string): void {
    const { size } = fstatSync(this.#file);
    try {
      appendFileSync(this.#file, line);
      fsyncSync(this.#file);
    } catch (error) {
      ftruncateSync(this.#file, size);
      throw error;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

const sum = (entries: readonly Entry[]): bigint => entries.reduce((total, { raw }) => total + raw, 0n);

/** A line that a power cut left without its end was never answered. It is cut off, so that the next one begins a line. */
function readEntries(file: number, path: string): Entry[] {
  const text = readFileSync(file, 'utf8');
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) {
    ftruncateSync(file, Buffer.byteLength(text.slice(0, end)));
    fsyncSync(file);
  }
  const lines = text.slice(0, end).split('\n').slice(0, -1);
  return lines.map((line, index) => {
    try {
      return v.parse(entry, JSON.parse(line));
    } catch {
      throw new StartError(
        `${path} is broken in line ${index + 1}, so that nobody knows what was signed. Move it away only when you know that.`,
      );
    }
  });
}

/** The name of a new file is on the disk too. */
function syncFolder(path: string): void {
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
