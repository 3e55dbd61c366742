import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** A chunk of a bundle, as far as this plugin reads it. */
interface Chunk {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
}

interface Options {
  /** The source of the worker. It reads `__BUILD__`. */
  readonly source: string;
  /** Modules that load by themselves, and that a start without a network needs. */
  readonly start: RegExp;
  /** Further files of such a start, whose names have no hash. */
  readonly others: readonly string[];
}

const FILE = 'service-worker.js';

/** Writes the service worker of a build, with the names of the files that it keeps. Fails where no file matches. */
export function serviceWorker({ source, start, others }: Options): Plugin {
  return {
    name: 'ezwallet:service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const chunks = bundle as unknown as Readonly<Record<string, Chunk>>;
      const all = Object.values(chunks);
      const entry = all.find(({ isEntry }) => isEntry);
      const started = all.filter(({ facadeModuleId }) => facadeModuleId && start.test(facadeModuleId));
      if (!entry || started.length === 0)
        return this.error('No chunk is part of a start without a network: fix the pattern.');
      const shell = closure(chunks, [entry, ...started]);
      const facts = {
        entry: `/${entry.fileName}`,
        shell: [...others, ...[...shell].map((file) => `/${file}`)],
        files: all
          .map(({ fileName }) => `/${fileName}`)
          .filter((file) => file.startsWith('/assets/') && !shell.has(file.slice(1))),
      };
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        target: ['chrome100', 'safari15.4'],
        define: { __BUILD__: JSON.stringify(facts) },
      });
      this.emitFile({ type: 'asset', fileName: FILE, source: outputFiles[0]!.text });
    },
  };
}

/** Names of some chunks, of all that they import, and of their style sheets. */
function closure(chunks: Readonly<Record<string, Chunk>>, from: readonly Chunk[]): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const file of chunk.imports ?? []) visit(chunks[file]);
  };
  from.forEach(visit);
  return files;
}
