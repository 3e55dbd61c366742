import { resolve } from 'node:path';
import { binaryOf } from '../scripts/run.ts';
import type { Fault } from './Fault.ts';
import type { Packed } from './packLibraries.ts';
import { quietly } from './quietly.ts';

async function lint(packed: readonly Packed[], argsOf: (library: Packed) => readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const library of packed) {
    const { code, output } = await quietly(process.execPath, argsOf(library));
    if (code !== 0) faults.push({ about: library.name, text: output });
  }
  return faults;
}

/** publint: do the manifest and the files agree? Suggestions count. */
export const publint = (packed: readonly Packed[]): Promise<Fault[]> =>
  lint(packed, ({ tarball }) => [resolve(binaryOf('publint')), tarball, '--strict']);

/** A source travels once: as itself, or in a map. */
export const sourcesTwice = (packed: readonly Packed[]): Fault[] =>
  packed.flatMap(({ name, files }) => {
    const maps = files.filter((file) => file.endsWith('.map'));
    const isTwice = maps.length > 0 && files.some((file) => file.startsWith('src/'));
    return isTwice
      ? [{ about: name, text: `ships src and ${maps.length} maps, such as ${maps[0]}. Leave out one of them.` }]
      : [];
  });

/** Are the types wrong: do the compiler and Node find the same module behind each entry? */
export const attw = (packed: readonly Packed[]): Promise<Fault[]> =>
  lint(packed, ({ tarball }) => {
    const attw = resolve(binaryOf('@arethetypeswrong/cli', 'attw'));
    return [attw, tarball, '--profile', 'esm-only', '--no-color', '--no-emoji', '--format', 'ascii'];
  });
