import { posix } from 'node:path';
import { NOT_SHIPPED, type Root, rootOf } from './roots.ts';

/** A file that imports another, both by their path from the workspace's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Two folders of one root that import each other, with one import of each direction as evidence. */
export interface FolderPair {
  readonly root: Root;
  readonly folders: readonly [string, string];
  readonly imports: readonly [Import, Import];
}

/** A face: an `index.ts` that shows what the folders below it hold. It is the roof of its folder, not one of its files. */
const isFace = ({ from, to }: Import): boolean =>
  posix.basename(from) === 'index.ts' && to.startsWith(`${posix.dirname(from)}/`);

/**
 * Finds the pairs of folders that import each other. Imports of types count too: they bind folders just as much.
 * The rule of `.dependency-cruiser.folders.js` finds longer cycles, in what ships. It does not see a folder and a folder
 * within it that import each other, because it counts both as the outer one.
 */
export function folderPairs(imports: readonly Import[]): FolderPair[] {
  const firstBetween = new Map<string, Import>();
  const key = (from: string, to: string): string => `${from} -> ${to}`;
  for (const each of imports) {
    const [from, to] = [posix.dirname(each.from), posix.dirname(each.to)];
    const root = rootOf(each.from);
    if (from === to || !root || rootOf(each.to) !== root || isFace(each)) continue;
    if (NOT_SHIPPED.test(each.from) || NOT_SHIPPED.test(each.to)) continue;
    if (!firstBetween.has(key(from, to))) firstBetween.set(key(from, to), each);
  }
  return [...firstBetween.values()].flatMap((there) => {
    const [from, to] = [posix.dirname(there.from), posix.dirname(there.to)];
    const back = firstBetween.get(key(to, from));
    const root = rootOf(there.from);
    return from < to && back && root ? [{ root, folders: [from, to], imports: [there, back] }] : [];
  });
}

/** A pair in the words of a lint message. */
export const describePair = ({ folders: [one, other], imports }: FolderPair): string =>
  [`${one} and ${other} import each other:`, ...imports.map(({ from, to }) => `    ${from} -> ${to}`)].join('\n');
