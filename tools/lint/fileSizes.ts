import { countLines, type SourceFile } from './readTree.ts';
import { NOT_SHIPPED, type Root, rootOf } from './roots.ts';

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

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Measures the code of each root. Tests count towards the long files only. */
export function fileSizes(roots: readonly Root[], files: readonly SourceFile[]): FileSizes[] {
  const code = files
    .filter(({ path }) => CODE.test(path) && !path.includes('.gen.'))
    .map(({ path, text }) => ({
      path,
      root: rootOf(path),
      lines: countLines(text),
      isShipped: !NOT_SHIPPED.test(path),
    }));
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
