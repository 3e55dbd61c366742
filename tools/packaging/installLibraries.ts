import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeed } from './quietly.ts';
import type { Library } from './readLibraries.ts';

interface Options {
  /** An empty folder outside the workspace, so that nothing resolves by accident. */
  readonly folder: string;
  /** What npm installs, by name: the path of a tarball or a version, also of a peer. */
  readonly versions: ReadonlyMap<string, string>;
  readonly registry?: string;
}

const isInstalled = (name: string): boolean => existsSync(join('node_modules', name));
const installedVersion = (name: string): string =>
  (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Installs the libraries as a new project would: with their peers, in the versions that we test with, and the types
 * of the peers.
 */
export async function installLibraries(libraries: readonly Library[], { folder, versions, registry }: Options) {
  const peers = [...new Set(libraries.flatMap((library) => library.peers))];
  const types = ['node', ...peers].map((name) => `@types/${name}`);
  const others = [...peers, ...types.filter(isInstalled)].map((name) => [name, installedVersion(name)] as const);
  const dependencies = Object.fromEntries([...others, ...versions]);
  mkdirSync(folder, { recursive: true });
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const options = ['--prefer-offline', '--ignore-scripts', '--engine-strict', '--no-audit', '--loglevel=error'];
  if (registry) options.push(`--@ezwallet:registry=${registry}`);
  await succeed('npm', ['install', ...options], { cwd: folder });
}
