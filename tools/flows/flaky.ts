import { stripVTControlCharacters } from 'node:util';

/** How many flows of one run may fail first and pass alone. */
const MOST = 2;

const SIGN = 'Flaky flow: ';

/** The line that names a flow that failed first and passed alone. It starts as {@link flakyIn} expects. */
export const nameFlaky = (flow: string, firstFailure?: string): string =>
  SIGN + flow + (firstFailure === undefined ? '' : `\n  its first failure: ${firstFailure}`);

/** Finds the flows that the output of a run names as flaky. */
export const flakyIn = (lines: readonly string[]): string[] =>
  lines
    .map((line) => stripVTControlCharacters(line).trim())
    .filter((line) => line.startsWith(SIGN))
    .map((line) => line.slice(SIGN.length));

/** Says how many flows of a run are flaky, and whether this makes the run red. Says nothing where none is. */
export function judgeFlaky(count: number): { readonly passed: boolean; readonly verdict?: string } {
  if (!count) return { passed: true };
  const passed = count <= MOST;
  const flows = count === 1 ? '1 flow' : `${count} flows`;
  const limit = passed ? 'A flaky test is a bug: find the race.' : `A run may have ${MOST}.`;
  return { passed, verdict: `${flows} failed first and passed alone. ${limit}` };
}
