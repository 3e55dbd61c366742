import { expect, it } from 'vitest';
import { sourcesTwice } from './lintTarballs.ts';
import type { Packed } from './packLibraries.ts';

const packed = (...files: string[]): Packed => ({
  name: 'a',
  folder: '',
  version: '1.0.0',
  entries: [],
  peers: [],
  tarball: '',
  files,
});

it('finds a package that ships its sources in maps, too', () => {
  expect(sourcesTwice([packed('dist/index.js', 'dist/index.js.map', 'src/index.ts')])).toMatchObject([{ about: 'a' }]);
  expect(sourcesTwice([packed('dist/index.js', 'src/index.ts'), packed('dist/index.js', 'dist/index.js.map')])).toEqual(
    [],
  );
});
