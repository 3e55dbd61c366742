import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Target = string | { readonly types?: string; readonly default: string };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** One way into a package, as a consumer writes it: `@ezwallet/ui/styles.css`. */
export interface Entry {
  readonly specifier: string;
  /** Its file, from the package's folder: `./dist/styles.css`. */
  readonly file: string;
  readonly kind: 'module' | 'stylesheet' | 'data';
}

/** A publishable package of this workspace. */
export interface Library {
  readonly name: string;
  readonly version: string;
  /** Its folder, from the workspace's root. */
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** Packages that the consumer installs. */
  readonly peers: readonly string[];
}

/** Reads every entry of an `exports` map, in its order. */
export function entriesOf({ name, exports }: Pick<Manifest, 'name' | 'exports'>): Entry[] {
  return Object.entries(exports).map(([subpath, target]) => {
    const file = typeof target === 'string' ? target : target.default;
    const kind = file.endsWith('.js') ? 'module' : file.endsWith('.css') ? 'stylesheet' : 'data';
    return { specifier: name + subpath.slice(1), file, kind };
  });
}

/** Reads every folder of `libs`. All of them are published. */
export function readLibraries(root: string): Library[] {
  return readdirSync(join(root, 'libs')).map((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, 'libs', folder, 'package.json'), 'utf8')) as Manifest;
    return {
      name: manifest.name,
      version: manifest.version,
      folder: join('libs', folder),
      entries: entriesOf(manifest),
      peers: Object.keys(manifest.peerDependencies ?? {}),
    };
  });
}
