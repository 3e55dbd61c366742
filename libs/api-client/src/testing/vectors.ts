import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A set of test vectors; `expected` is hex, or `invalid` where the operation must refuse. */
export interface Vectors<Input, Extra = unknown, Key = never> {
  readonly count: number;
  readonly keys: Readonly<Record<string, Key>>;
  readonly cases: readonly ({ input: Input; expected: string; note: string } & Extra)[];
}

/** Reads one set of this package's `vectors` folder and checks that it is complete. */
export function readVectors<Input, Extra = unknown, Key = never>(name: string): Vectors<Input, Extra, Key> {
  const file = join(import.meta.dirname, '../../vectors', `${name}.json`);
  const set = JSON.parse(readFileSync(file, 'utf8')) as Vectors<Input, Extra, Key>;
  if (set.cases.length !== set.count) throw new Error(`${name}.json holds ${set.cases.length} of ${set.count} cases.`);
  return set;
}

/**
 * Runs a set and returns the notes of the cases with an unexpected outcome.
 * @param run the outcome of a case in hex; an exception counts as `invalid`
 */
export function disagreements<Case extends { expected: string; note: string }>(
  cases: readonly Case[],
  run: (one: Case) => string,
): string[] {
  if (cases.length === 0) throw new Error('No cases: nothing would be tested. Check the filter.');
  return cases.filter((one) => outcomeOf(one, run) !== one.expected).map(({ note }) => note);
}

function outcomeOf<Case>(one: Case, run: (one: Case) => string): string {
  try {
    return run(one);
  } catch {
    return 'invalid';
  }
}
