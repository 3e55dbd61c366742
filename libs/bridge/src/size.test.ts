import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');
const KB = 1024;
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  name: string;
  exports: Readonly<Record<string, { readonly '@ezwallet/source': string } | string>>;
};

/** Everything that an entry exports, minified and gzipped. */
function sizeOf(source: string): number {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, source)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
}

describe('the size', () => {
  const entries = Object.entries(manifest.exports).flatMap(([path, entry]) =>
    typeof entry === 'string' ? [] : [[manifest.name + path.slice(1), sizeOf(entry['@ezwallet/source'])] as const],
  );

  it('the main entry has at most 2.2 KB', () => {
    expect(entries[0]?.[0]).toBe(manifest.name);
    expect(entries[0]?.[1]).toBeLessThanOrEqual(2.2 * KB);
  });

  it.each(entries)('the README states the size of %s', (name, size) => {
    expect(readme).toMatch(new RegExp(`^\\| \`${name}\` \\|.*\\| ${(size / KB).toFixed(1)} \\|$`, 'm'));
  });
});
