import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const TEST_FILE = /\.(?:test|e2e)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', '.tmp', 'storybook-static']);
const TAG = /\[S(\d+)\]/g;

/** A pattern with which a runner selects the tagged tests. */
export const ANY_TAG = String.raw`\[S\d+\]`;

/** A source file with tests of the checklist. */
export interface TaggedFile {
  /** Relative to the root of the workspace. */
  readonly path: string;
  /** Numbers of the rules that its titles name. */
  readonly rules: readonly number[];
}

/** Reads the numbers of the tags in a title, or in a whole file. */
export const rulesIn = (text: string): number[] => [...new Set([...text.matchAll(TAG)].map(([, digits]) => Number(digits)))];

/** Finds all test files of the workspace that have a tag. */
export function findTaggedFiles(root: string): TaggedFile[] {
  return ['apps', 'libs', 'tools']
    .flatMap((folder) => testFiles(join(root, folder)))
    .map((path) => ({ path: relative(root, path), rules: rulesIn(readFileSync(path, 'utf8')) }))
    .filter(({ rules }) => rules.length > 0);
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}
