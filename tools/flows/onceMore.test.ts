import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { flakyIn } from './flaky.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

const CONFIG = `
import { onceMore } from ${JSON.stringify(join(import.meta.dirname, 'onceMore.ts'))};
export default { testMatch: '*.e2e.ts', outputDir: 'out', workers: 3, fullyParallel: true, ...onceMore };
`;

/** Writes down which flows start and end, so that a test sees which ran at the same time. */
const FLOWS = `
import { appendFileSync } from 'node:fs';
import { test } from '@playwright/test';
const log = (line) => appendFileSync('log', line + '\\n');
export const flow = (title, failures) => test(title, async ({}, { retry }) => {
  log('start ' + title);
  await new Promise((done) => setTimeout(done, 100));
  log('end ' + title);
  if (retry < failures) throw new Error(title + ' fails');
});
`;

describe('a run of flows', () => {
  let folder: string;

  beforeEach(() => {
    mkdirSync(join(ROOT, '.tmp'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.tmp/once-more-'));
    writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
    writeFileSync(join(folder, 'flow.ts'), FLOWS);
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs flows that fail so many times, as the scripts named `e2e` do. */
  function run(failures: Readonly<Record<string, number>>) {
    const calls = Object.entries(failures).map(([title, count]) => `flow('${title}', ${count});`);
    writeFileSync(join(folder, 'all.e2e.ts'), `import { flow } from './flow.ts';\n${calls.join('\n')}\n`);
    const { status, stdout, stderr } = spawnSync(process.execPath, [PLAYWRIGHT, 'test', '--retries=1'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return {
      status,
      output: stdout + stderr,
      flaky: flakyIn(stdout.split('\n')),
      log: readFileSync(join(folder, 'log'), 'utf8'),
    };
  }

  it('stays green when a flow passes alone, names it, and keeps what its first failure left', () => {
    const { status, output, flaky, log } = run({ shaky: 1, first: 0, second: 0, third: 0, fourth: 0 });
    expect(status, output).toBe(0);
    expect(flaky).toEqual([expect.stringMatching(/flow\.ts:\d+ › shaky$/)]);
    expect(log.trim().split('\n').slice(-2), 'the second try is the last of all, and alone').toEqual([
      'start shaky',
      'end shaky',
    ]);
    const [, left = ''] = /its first failure: (.+)/.exec(output) ?? [];
    expect(existsSync(join(ROOT, left, 'error-context.md')), output).toBe(true);
  });

  it('is red when a flow fails twice', () => {
    const { status, output, flaky } = run({ broken: 2, shaky: 1, sound: 0 });
    expect(status, output).toBe(1);
    expect(flaky).toHaveLength(1);
    expect(output).toContain('1 failed');
  });

  it('is red when more than two flows pass only alone, and names each', () => {
    const { status, output, flaky } = run({ one: 1, two: 1, three: 1, sound: 0 });
    expect(status, output).toBe(1);
    expect(flaky).toHaveLength(3);
    expect(output).toContain('A run may have 2.');
  });
});

it.each(['apps/wallet', 'apps/shell-simulator'])('the flows of %s run once more', (project) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, project, 'package.json'), 'utf8')) as {
    scripts: { e2e: string };
  };
  expect(scripts.e2e).toContain('--retries=1');
});
