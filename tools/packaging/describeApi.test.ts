import ts from 'typescript';
import { expect, it } from 'vitest';
import { describeApi } from './describeApi.ts';
import type { Library } from './readLibraries.ts';

const library: Library = {
  name: 'lib',
  version: '1.0.0',
  folder: 'libs/lib',
  entries: [{ specifier: './lib', file: './lib.js', kind: 'module' }],
  peers: [],
};

/** Writes the API of a library with the given declarations. */
function faceOf(text: string): string {
  const files: Readonly<Record<string, string>> = { '/importer.ts': "import './lib';", '/lib.d.ts': text };
  const host = ts.createCompilerHost({});
  host.getSourceFile = (name, version) =>
    files[name] === undefined ? undefined : ts.createSourceFile(name, files[name], version, true);
  host.fileExists = (name) => name in files;
  host.readFile = (name) => files[name];
  const program = ts.createProgram(['/importer.ts'], { noLib: true, types: [] }, host);
  return describeApi(program, '/importer.ts', library);
}

const face = faceOf('/** One. */\nexport declare const one: (1 | 2)[];\nexport declare function two(a: string): void;');

it('lists what an entry exports, by name and declaration', () => {
  expect(face).toBe(
    '## ./lib\n\none: export declare const one: (1 | 2)[];\ntwo: export declare function two(a: string): void;\n',
  );
});

it('ignores comments and the order of a union', () => {
  expect(
    faceOf('export declare const one:  (2 | 1)[];\n/** Two. */ export declare function two(a: string): void;'),
  ).toBe(face);
});

it('changes with a type, also with one that is too long to show', () => {
  expect(faceOf('export declare const one: (1 | 3)[];\nexport declare function two(a: string): void;')).not.toBe(face);
  const long = (last: string) => faceOf(`export interface Long { ${'a'.repeat(500)}: string; last: ${last} }`);
  expect(long('string')).not.toBe(long('number'));
  expect(long('string').length).toBeLessThan(200);
});
