/** `npm test`: every check of the workspace, once, with a line of summary each. */
import { ensureChromium } from '../browser/ensureChromium.ts';
import { follow } from './follow.ts';
import { toolsBy } from './run.ts';
import { tellFailure } from './tellFailure.ts';

interface Check {
  readonly name: string;
  readonly run: () => ReturnType<typeof follow>;
}

const { runTool, nx } = toolsBy(follow);
const tsx = (script: string) => runTool('tsx', [script]);

const checks: readonly Check[] = [
  { name: 'types', run: () => nx('run-many', '-t', 'typecheck', '--parallel=2') },
  { name: 'lint', run: () => tsx('tools/scripts/lint.ts') },
  { name: 'units and integration', run: () => nx('run-many', '-t', 'test', '--parallel=2') },
  { name: 'build', run: () => nx('run-many', '-t', 'build', '--parallel=2') },
  { name: 'packages', run: () => tsx('tools/packaging/main.ts') },
  { name: 'size budgets', run: () => tsx('tools/size/main.ts') },
  { name: 'stories in a browser', run: () => nx('run-many', '-t', 'test:browser') },
  { name: 'browser flows', run: () => nx('run-many', '-t', 'e2e') },
];

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`;
const results: { name: string; passed: boolean; took: string; lines: readonly string[] }[] = [];

ensureChromium(console.log);
for (const check of checks) {
  console.log(`\n── ${check.name} ──`);
  const started = performance.now();
  const { code, lines } = await check.run();
  results.push({ name: check.name, passed: code === 0, took: seconds(started), lines });
}

// Once more at the end, where it is found: a log of thousands of lines is read from below.
for (const { name, passed, lines } of results) {
  if (!passed) console.log(`\n── ${name}: what failed ──\n${tellFailure(lines).join('\n')}`);
}

console.log();
for (const { name, passed, took } of results) console.log(`${passed ? '✓' : '✗'} ${name.padEnd(24)} ${took}`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
