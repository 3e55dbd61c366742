import { join } from 'node:path';
import { nx } from '../scripts/run.ts';
import { succeed } from './quietly.ts';
import type { Library } from './readLibraries.ts';

/** A packed library. */
export interface Packed extends Library {
  /** Path of its .tgz file. */
  readonly tarball: string;
  /** Paths of what is in it. */
  readonly files: readonly string[];
}

/**
 * Builds the libraries, or takes them from Nx's cache if nothing has changed since, and packs them into a folder.
 *
 * @throws if a build fails
 */
export async function packLibraries(libraries: readonly Library[], folder: string): Promise<Packed[]> {
  const projects = libraries.map(({ name }) => name).join(',');
  const code = await nx('run-many', '-t', 'build', `--projects=${projects}`, '--parallel=2');
  if (code !== 0) throw new Error('A library does not build. Its output is above.');

  const workspaces = libraries.flatMap((library) => ['--workspace', library.folder]);
  const options = ['--json', '--loglevel=error', '--pack-destination', folder];
  const output = await succeed('npm', ['pack', ...options, ...workspaces]);
  const packed = JSON.parse(output.slice(output.indexOf('['))) as {
    name: string;
    filename: string;
    files: { path: string }[];
  }[];
  const byName = new Map(packed.map((each) => [each.name, each]));
  return libraries.map((library) => {
    const found = byName.get(library.name);
    if (!found) throw new Error(`npm packed no ${library.name}. Is ${library.folder} a workspace?`);
    return { ...library, tarball: join(folder, found.filename), files: found.files.map(({ path }) => path) };
  });
}
