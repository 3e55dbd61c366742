import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * A module with everything it imports, minified, as a page loads it.
 * @param external modules that the page loads later
 */
async function bundle(source: string, external: readonly string[] = []): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    conditions: ['@ezwallet/source'],
    external: [...external],
    // Makes forge treat Node as a browser and do all the work itself.
    define: { 'process.versions': 'undefined', self: 'globalThis' },
    write: false,
    logLevel: 'silent',
  });
  const [output] = outputFiles;
  if (!output)
    throw new Error(`esbuild produced no output for ${source}. Check that the module exists and exports something.`);
  return output.contents;
}

/** KB of a module, minified and gzipped. */
export async function kilobytes(source: string, external: readonly string[] = []): Promise<number> {
  return gzipSync(await bundle(source, external), { level: 9 }).length / 1024;
}

/** Loads a module as a page does: without Node's own cryptography. */
export async function loadBundled<Module>(source: string): Promise<Module> {
  const folder = await mkdtemp(join(tmpdir(), 'ezwallet-bench-'));
  try {
    const file = join(folder, 'bundle.mjs');
    await writeFile(file, await bundle(source));
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
  } finally {
    await rm(folder, { recursive: true });
  }
}
