import { basename, dirname } from 'node:path';
import type { TaggedFile } from './tags.ts';

/** Tagged files that one runner runs in one go. */
export interface Suite {
  readonly runner: 'vitest' | 'playwright';
  /** The folder with the runner's configuration. */
  readonly folder: string;
  /** Relative to the root of the workspace. */
  readonly files: readonly string[];
}

/** A browser flow. These are in a folder `e2e` beside their configuration. */
const FLOW = /\.e2e\.ts$/;

/** Groups files by who runs them: the tests of a package by vitest, its browser flows by playwright. */
export function suitesOf(files: readonly TaggedFile[]): Suite[] {
  const suites = new Map<string, Suite & { readonly files: string[] }>();
  for (const { path } of files) {
    const runner = FLOW.test(path) ? 'playwright' : 'vitest';
    const folder = runner === 'playwright' ? path.slice(0, path.indexOf('/e2e/')) : packageOf(path);
    const suite = suites.get(`${runner} ${folder}`) ?? { runner, folder, files: [] };
    suite.files.push(path);
    suites.set(`${runner} ${folder}`, suite);
  }
  return [...suites.values()];
}

function packageOf(path: string): string {
  const [kind = '', name = ''] = path.split('/');
  return kind === 'tools' ? kind : `${kind}/${name}`;
}

/** What people call a file of tests: its folder, where that says more, and its name. */
export function shortName(path: string): string {
  const name = basename(path).replace(/\.(?:test|e2e)\.tsx?$/, '');
  const folder = basename(dirname(path));
  return ['test', 'src', 'e2e', name].includes(folder) ? name : `${folder}/${name}`;
}
