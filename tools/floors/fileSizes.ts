import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { NOT_SHIPPED, type Root, rootOf } from './floors.ts';

const CODE = /\.(?:tsx?|js|sql)$/;
/** Split a file that is longer than this. A file that is not longer than this may belong to its neighbour. */
const LONG = 300;
const SHORT = 15;

/** How the code of one root is cut into files. */
export interface FileSizes {
  readonly root: Root;
  readonly files: number;
  readonly tests: number;
  readonly medianLines: number;
  readonly long: readonly string[];
  readonly short: readonly string[];
}

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1;

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Measures every file that git tracks or would track. Tests count towards the long files only. */
export function fileSizes(roots: readonly Root[]): FileSizes[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const code = listed
    .split('\n')
    .filter((path) => CODE.test(path) && !path.includes('.gen.') && existsSync(path))
    .map((path) => ({ path, root: rootOf(path), lines: linesOf(path), isShipped: !NOT_SHIPPED.test(path) }));
  return roots.map((root) => {
    const all = code.filter((file) => file.root === root);
    const shipped = all.filter(({ isShipped }) => isShipped);
    return {
      root,
      files: shipped.length,
      tests: all.length - shipped.length,
      medianLines: median(shipped.map(({ lines }) => lines)),
      long: all.filter(({ lines }) => lines > LONG).map(({ path }) => path),
      short: shipped.filter(({ lines }) => lines <= SHORT).map(({ path }) => path),
    };
  });
}
