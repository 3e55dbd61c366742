import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { binaryOf } from '../scripts/run.ts';
import type { Suite } from './suites.ts';
import { ANY_TAG } from './tags.ts';

/** What came of one tagged test. */
export interface Outcome {
  /** Relative to the root of the workspace. */
  readonly path: string;
  /** With the titles around it. */
  readonly title: string;
  readonly passed: boolean;
}

/** As much as we read of what `vitest --reporter=json` writes. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** As much as we read of what `playwright --reporter=json` writes. */
export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly FlowSuite[];
}

interface FlowSuite {
  readonly title: string;
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly FlowSuite[];
}

/** Tests that did not run prove nothing, and are left out. */
export function readVitest({ testResults }: VitestReport, root: string): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ path: relative(root, name), title: fullName, passed: status === 'passed' })),
  );
}

export function readPlaywright({ config, suites }: PlaywrightReport, root: string): Outcome[] {
  const read = (suite: FlowSuite, titles: readonly string[]): Outcome[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, file, ok }) => ({
        path: relative(root, join(config.rootDir, file)),
        title: [...titles, title].join(' '),
        passed: ok,
      })),
    ...(suite.suites ?? []).flatMap((inner) => read(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => read(suite, []));
}

/** Runs the tagged tests of a suite, with a dot for each. @throws Error if the runner wrote no report */
export async function runSuite({ runner, folder, files }: Suite): Promise<Outcome[]> {
  const own = mkdtempSync(join(tmpdir(), 'ezwallet-checklist-'));
  const report = join(own, 'report.json');
  const paths = files.map((file) => relative(folder, file));
  const args =
    runner === 'vitest'
      ? [
          'run',
          '-t',
          ANY_TAG,
          '--silent=passed-only',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...paths,
        ]
      : ['test', '--grep', ANY_TAG, '--reporter=dot,json', ...paths];
  try {
    await runIn(folder, [binaryOf(runner === 'vitest' ? 'vitest' : '@playwright/test', runner), ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    if (!existsSync(report))
      throw new Error(
        `${runner} wrote no report about ${folder}, so that nothing is known about its rules. Its words are above.`,
      );
    const written = JSON.parse(readFileSync(report, 'utf8')) as VitestReport & PlaywrightReport;
    return runner === 'vitest' ? readVitest(written, resolve('.')) : readPlaywright(written, resolve('.'));
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Resolves when the script ends, well or not: its report says which tests failed. */
function runIn(folder: string, [script = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((settle, reject) => {
    const child = spawn(process.execPath, [resolve(script), ...args], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject).on('close', () => settle());
  });
}
