import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf, readLibraries } from './readLibraries.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const libraries = readLibraries(ROOT);
const read = (folder: string, file: string) => readFileSync(join(ROOT, folder, file), 'utf8');

interface Metadata {
  readonly description: string;
  readonly keywords: readonly string[];
  readonly license: string;
  readonly repository: { readonly url: string; readonly directory: string };
  readonly files: readonly string[];
  readonly publishConfig: { readonly access: string };
  readonly homepage: string;
  readonly bugs: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
const metadata = (folder: string) => JSON.parse(read(folder, 'package.json')) as Metadata;

it('reads an exports map', () => {
  const exports = {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './styles.css': { default: './dist/styles.css' },
    './package.json': './package.json',
  };
  expect(entriesOf({ name: 'a', exports })).toEqual([
    { specifier: 'a', file: './dist/index.js', kind: 'module' },
    { specifier: 'a/styles.css', file: './dist/styles.css', kind: 'stylesheet' },
    { specifier: 'a/package.json', file: './package.json', kind: 'data' },
  ]);
});

describe.each(libraries)('$name', ({ folder }) => {
  const { description, keywords, license, repository, files, publishConfig, homepage, bugs } = metadata(folder);
  const { dependencies, peerDependencies } = metadata(folder);

  it('has the fields in its manifest that a registry shows and provenance compares', () => {
    expect(description).toMatch(/\.$/);
    expect(keywords.length).toBeGreaterThan(2);
    expect(license).toBe('MIT');
    expect(repository).toMatchObject({ url: metadata('libs/ui').repository.url, directory: folder });
    expect(publishConfig.access).toBe('public');
    const project = repository.url.replace(/^git\+|\.git$/g, '');
    expect(homepage).toBe(`${project}/tree/main/${folder}#readme`);
    expect(bugs).toBe(`${project}/issues`);
  });

  it('depends on ranges, so that a consumer with the same dependency gets one copy and its fixes', () => {
    const exact = Object.entries({ ...dependencies, ...peerDependencies }).filter(([, range]) => /^\d/.test(range));
    expect(exact).toEqual([]);
  });

  it('packs its documents', () => {
    for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE']) {
      expect([file, files.includes(file), existsSync(join(ROOT, folder, file))]).toEqual([file, true, true]);
    }
  });

  it('has a changelog that starts with a version, because a release writes above it', () => {
    expect(read(folder, 'CHANGELOG.md')).toMatch(/^## \d+\.\d+\.\d+/);
  });
});
