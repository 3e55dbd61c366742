import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { judgeFlaky, nameFlaky } from './flaky.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Names each flow that failed first and passed alone, says where its first failure is, and makes a run with too many red. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const flaky = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    for (const test of flaky) console.log(nameFlaky(nameOf(test), firstFailureOf(test)));
    const { passed, verdict } = judgeFlaky(flaky.length);
    if (verdict !== undefined) console.log(verdict);
    return passed ? {} : { status: 'failed' };
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** As Playwright's list names it. The first parts of the path are the root, the project and the file. */
const nameOf = (test: TestCase): string =>
  `${relative(ROOT, test.location.file)}:${test.location.line} › ${test.titlePath().slice(3).join(' › ')}`;

/** The folder with the trace and the page of the first try, which the second one leaves alone. */
function firstFailureOf({ results }: TestCase): string | undefined {
  const file = results[0]?.attachments.find(({ path }) => path !== undefined)?.path;
  return file === undefined ? undefined : relative(ROOT, dirname(file));
}
