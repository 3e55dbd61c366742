import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets, type SecretFinding } from './findSecrets.ts';

/** Keys of public test vectors. Everybody has them, and they open nothing. */
const PUBLISHED = /(?:^|\/)vectors\/[^/]+\.json$/;
const LARGEST_OUTPUT = 1_000_000_000;

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT });

/** What looks like a secret in a file. */
export const secretsIn = (path: string, text: string): SecretFinding[] =>
  PUBLISHED.test(path) ? [] : findSecrets(text);

const describeAll = (path: string, text: string): string[] =>
  secretsIn(path, text).map(({ line, kind }) => `${path}:${line} ${kind}`);

/** What looks like a secret in a line that a commit added, also if a later commit removed it. */
export function secretsInHistory(root: string): string[] {
  return secretsInPatches(git(root, 'log', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=commit %h'));
}

/** @param patches as `git log -p -U0` writes them */
export function secretsInPatches(patches: string): string[] {
  const found: string[] = [];
  let commit = '';
  let path = '';
  let added: string[] = [];
  // A key has many lines, so that those that a commit added together are looked at together.
  const lookAtAdded = () => {
    if (!PUBLISHED.test(path))
      for (const { kind } of findSecrets(added.join('\n'))) found.push(`${commit} ${path} ${kind}`);
    added = [];
  };
  for (const line of patches.split('\n')) {
    if (line.startsWith('+') && !line.startsWith('+++ ')) added.push(line.slice(1));
    else {
      if (added.length) lookAtAdded();
      if (line.startsWith('commit ')) commit = line.slice('commit '.length);
      else if (line.startsWith('+++ ')) path = line.slice('+++ b/'.length);
    }
  }
  lookAtAdded();
  return found;
}

/** What looks like a secret in the files of a folder, such as a build. */
export function secretsInFolder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .flatMap((path) => describeAll(path, readFileSync(path, 'utf8')));
}
