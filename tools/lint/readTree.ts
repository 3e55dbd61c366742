import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the workspace. */
export interface SourceFile {
  /** From the root of the workspace, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Reads every file that Git tracks or would track, once, as it is on disk. */
export function readTree(root = '.'): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return [...new Set(listed.split('\0'))]
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The lines of a file, without the end of the last one. */
export const countLines = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
