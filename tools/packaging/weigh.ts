import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Limit } from './limits.ts';
import { onlyIn } from './onlyIn.ts';
import type { Entry, Library } from './readLibraries.ts';

/** A part of a package with a limit of its own: an entry (`@ezwallet/bridge`) or a name of one (`@ezwallet/ui#Button`). */
export interface Part extends Limit {
  readonly what: string;
}

const KB = 1024;
const gz = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length / KB;

/** The import that a page writes for the part. */
function importOf(what: string, { kind }: Entry): string {
  const [specifier = '', name] = what.split('#');
  if (kind === 'stylesheet') return `import '${specifier}';`;
  return `export ${name ? `{ ${name} }` : '*'} from '${specifier}';`;
}

/** Leaves out code that loads only on demand. */
const atOnce: Plugin = {
  name: 'at-once',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined)),
};

function asEntries(codes: readonly string[], resolveDir: string): Plugin {
  return {
    name: 'parts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^part:/ }, ({ path }) => ({ path: path.slice('part:'.length), namespace: 'part' }));
      onLoad({ filter: /^/, namespace: 'part' }, ({ path }) => ({ contents: codes[Number(path)] ?? '', resolveDir }));
    },
  };
}

/**
 * Measures parts of an installed library in a page, in KB: minified and gzipped, without unused code and peers.
 *
 * @param parts that share `later` and `without`
 */
async function weighAlike(folder: string, { entries, peers }: Library, parts: readonly Part[]): Promise<number[]> {
  const entryOf = (what: string): Entry => {
    const entry = entries.find(({ specifier }) => specifier === what.split('#')[0]);
    if (!entry) throw new Error(`limits.ts has ${what}, but no exports map does. Correct its name or remove it.`);
    return entry;
  };
  const imports = (names: readonly string[]): string => names.map((name) => importOf(name, entryOf(name))).join('');
  const codes = parts.flatMap(({ what, beyond = [] }) => [imports([what, ...beyond]), imports(beyond)]);
  const apart = [...peers, ...(parts[0]?.without ?? [])].flatMap((name) => [name, `${name}/*`]);
  const { outputFiles } = await build({
    entryPoints: codes.map((_, index) => ({ in: `part:${index}`, out: String(index) })),
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: parts.some(({ what }) => onlyIn[what] === 'node') ? 'node' : 'browser',
    external: apart,
    plugins: [asEntries(codes, folder), ...(parts[0]?.later ? [] : [atOnce])],
    logLevel: 'error',
  });
  return parts.map(({ what, beyond }, index) => {
    const type = entryOf(what).kind === 'stylesheet' ? 'css' : 'js';
    const weightOf = (code: number): number => {
      const file = outputFiles.find(({ path }) => path.endsWith(`/${code}.${type}`));
      return file ? gz(file.contents) : 0;
    };
    return weightOf(2 * index) - (beyond ? weightOf(2 * index + 1) : 0);
  });
}

/** Measures parts of a library that is installed in a folder. Returns sizes in their order. */
export async function weigh(folder: string, library: Library, parts: readonly Part[]): Promise<number[]> {
  const groups = new Map<string, Part[]>();
  for (const part of parts) groups.set(groupOf(part), [...(groups.get(groupOf(part)) ?? []), part]);
  const sizes = new Map<Part, number>();
  for (const group of groups.values()) {
    const weights = await weighAlike(folder, library, group);
    group.forEach((part, index) => sizes.set(part, weights[index] ?? 0));
  }
  return parts.map((part) => sizes.get(part) ?? 0);
}

const groupOf = ({ what, later = false, without = [] }: Part): string => JSON.stringify([later, without, onlyIn[what]]);
