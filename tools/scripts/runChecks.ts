import { flakyIn, judgeFlaky, nameFlaky } from '../flows/flaky.ts';
import type { Followed } from './follow.ts';
import { tellFailure } from './tellFailure.ts';

/** A check of the workspace, by the name that its line of the summary has. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Followed>;
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/** Runs checks one after the other, and prints what failed and a summary at the end. @returns whether all passed */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const results: { name: string; passed: boolean; took: string; lines: readonly string[] }[] = [];
  const flaky: string[] = [];
  for (const { name, run } of checks) {
    console.log(`\n── ${name} ──`);
    const started = performance.now();
    const { code, lines } = await run();
    results.push({ name, passed: code === 0, took: seconds(started), lines });
    flaky.push(...flakyIn(lines));
  }

  // People read a long log from the end, so the failures are repeated there.
  for (const { name, passed, lines } of results) {
    if (!passed) console.log(`\n── ${name}: what failed ──\n${tellFailure(lines).join('\n')}`);
  }

  console.log();
  for (const { name, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${name.padEnd(24)} ${took}`);
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);

  // Each project of flows counts its own. The run counts them together.
  const { passed: fewFlaky, verdict } = judgeFlaky(flaky.length);
  for (const flow of flaky) console.log(nameFlaky(flow));
  if (verdict !== undefined) console.log(verdict);
  return failed === 0 && fewFlaky;
}
