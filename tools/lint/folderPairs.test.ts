import { expect, it } from 'vitest';
import { folderPairs, type Import } from './folderPairs.ts';

const ROOT = 'libs/bridge/src';
const importsOf = (...lines: string[]): Import[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' -> ').map((file) => `${ROOT}/${file}`);
    return { from, to };
  });
const foundIn = (...lines: string[]): string[] =>
  folderPairs(importsOf(...lines)).map(({ folders }) => folders.join(' '));

it('finds two folders that import each other, once', () => {
  const [pair, ...rest] = folderPairs(importsOf('a/x.ts -> b/y.ts', 'b/z.ts -> a/w.ts', 'b/z.ts -> a/x.ts'));
  expect(rest).toEqual([]);
  expect(pair).toMatchObject({ root: ROOT, folders: [`${ROOT}/a`, `${ROOT}/b`] });
  expect(pair?.imports).toEqual(importsOf('a/x.ts -> b/y.ts', 'b/z.ts -> a/w.ts'));
});

it('finds a folder and a folder within it', () => {
  expect(foundIn('a/x.ts -> a/b/y.ts', 'a/b/y.ts -> a/z.ts')).toEqual([`${ROOT}/a ${ROOT}/a/b`]);
});

it('finds a pair behind the face of a folder', () => {
  expect(foundIn('a/x.ts -> b/index.ts', 'b/y.ts -> a/z.ts')).toEqual([`${ROOT}/a ${ROOT}/b`]);
});

it.each([
  ['imports in one direction', 'a/x.ts -> b/y.ts', 'a/z.ts -> b/y.ts'],
  ['imports within a folder', 'a/x.ts -> a/y.ts', 'a/y.ts -> a/x.ts'],
  ['a face, which shows what lies below it', 'index.ts -> a/x.ts', 'a/x.ts -> checked.ts'],
  ['a test', 'a/x.test.ts -> b/y.ts', 'b/y.ts -> a/z.ts'],
  ['a suite that others run', 'a/describeX.ts -> b/y.ts', 'b/y.ts -> a/z.ts'],
  ['a double', 'a/testing/x.ts -> b/y.ts', 'b/y.ts -> a/testing/z.ts'],
])('allows %s', (_, ...lines) => {
  expect(foundIn(...lines)).toEqual([]);
});
