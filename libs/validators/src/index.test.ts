import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as everything from './index.ts';
import { ISSUE_CODES } from './issue-codes.ts';

const source = new URL('.', import.meta.url);
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, source)))
  .map(({ name }) => name);

/** Not in the main entry because of their size or their peer dependency. */
const APART = new Set(['common-passwords', 'valibot']);

describe('the package', () => {
  it('exports one entry per folder, built to the path in its manifest', () => {
    const entries = Object.entries(manifest.exports).filter(([path]) => path !== '.' && path !== './package.json');
    expect(entries.map(([path]) => path).toSorted()).toEqual(folders.map((name) => `./${name}`).toSorted());
    for (const [path, target] of entries) {
      const name = path.slice(2);
      expect(target).toEqual({
        '@ezwallet/source': `./src/${name}/index.ts`,
        types: `./dist/${name}.d.ts`,
        default: `./dist/${name}.js`,
      });
    }
  });

  it.each(folders.filter((name) => !APART.has(name)))('has all of %s in its main entry', async (name) => {
    const entry: Record<string, unknown> = await import(`./${name}/index.ts`);
    expect(everything).toMatchObject(entry);
  });

  it('uses every set of vectors it contains', () => {
    const tests = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.test.ts'),
    );
    const text = tests.map((file) => readFileSync(new URL(file, source), 'utf8')).join('\n');
    const sets = readdirSync(new URL('../vectors/', source)).filter((file) => file.endsWith('.json'));
    expect(sets.filter((set) => !text.includes(`/vectors/${set}'`))).toEqual([]);
  });

  it('uses every issue code it lists', () => {
    const checks = folders.flatMap((name) => {
      const folder = new URL(`${name}/`, source);
      return readdirSync(folder)
        .filter((file) => !file.includes('.test.'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8'));
    });
    const used = new Set(checks.flatMap((text) => [...text.matchAll(/refuse\('([A-Z_]+)'/g)].map((match) => match[1])));
    expect(used).toEqual(new Set(ISSUE_CODES));
  });
});
