import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of a module with everything it imports, minified and gzipped, as a page loads it. */
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
  if (!output)
    throw new Error(`esbuild produced no output for ${source}. Check that the module exists and exports something.`);
  return gzipSync(output.contents, { level: 9 }).length;
}
