import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of a module and all that it imports, minified and gzipped, as a page would load them. */
export async function bundledSize(source: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@ezwallet/source'],
    define: { global: 'globalThis' },
    external: ['valibot'],
    write: false,
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`esbuild wrote nothing for ${source}`);
  return gzipSync(output.contents, { level: 9 }).length;
}
