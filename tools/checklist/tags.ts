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
  /** The tagged titles, as the file writes them: one of a group stands for all tests in it. */
  readonly titles: readonly string[];
}

/** Reads the numbers of the tags in a title, or in a whole file. */
export const rulesIn = (text: string): number[] => [
  ...new Set([...text.matchAll(TAG)].map(([, digits]) => Number(digits))),
];

/** The first argument of a call, in any quotes. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*\[S\d+\](?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Reads the tagged titles of a file. */
export const titlesIn = (text: string): string[] => [...text.matchAll(TITLE)].map(([, , title = '']) => title);

/** Finds all test files of the workspace that have a tag. */
export function findTaggedFiles(root: string): TaggedFile[] {
  return ['apps', 'libs', 'tools']
    .flatMap((folder) => testFiles(join(root, folder)))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path: relative(root, path), rules: rulesIn(text), titles: titlesIn(text) };
    })
    .filter(({ rules }) => rules.length > 0);
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : testFiles(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}
