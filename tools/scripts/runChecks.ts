import { flakyIn, judgeFlaky, nameFlaky } from '../flows/flaky.ts';
import { type Followed, follow, hold } from './follow.ts';
import type { Runner } from './run.ts';
import { tellFailure } from './tellFailure.ts';

/** A check of the workspace, by the name that its line of the summary has. */
export interface Check {
  readonly name: string;
  readonly run: (runBy: Runner<Followed>) => Promise<Followed>;
  /** Checks that run meanwhile, one after the other. They share no port and no folder with it, and each mostly uses one core. */
  readonly beside?: readonly Check[];
}

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;

/**
 * Runs checks one after the other, but for those {@link Check.beside} one, and prints what failed and a summary at the end.
 * The output of checks that run at the same time comes when each ends.
 * @returns whether all passed
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const results: { name: string; passed: boolean; took: string; lines: readonly string[] }[] = [];
  const flaky: string[] = [];
  const runOne = async ({ name, run }: Check, isAlone: boolean) => {
    const title = `\n── ${name} ──`;
    if (isAlone) console.log(title);
    const started = performance.now();
    const { code, lines } = await run(isAlone ? follow : hold);
    if (!isAlone) console.log([title, ...lines].join('\n'));
    results.push({ name, passed: code === 0, took: seconds(started), lines });
    flaky.push(...flakyIn(lines));
  };
  for (const check of checks) {
    const { beside = [] } = check;
    if (beside.length) console.log(`\n── ${[check, ...beside].map(({ name }) => name).join(', ')} at the same time ──`);
    const others = async () => {
      for (const other of beside) await runOne(other, false);
    };
    await Promise.all([runOne(check, beside.length === 0), others()]);
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
