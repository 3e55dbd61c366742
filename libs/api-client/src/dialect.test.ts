import { expect, it } from 'vitest';
import { keys } from './contract/index.ts';
import { dialect } from './dialect.ts';

it('names the paths of the key exchange as the contract does', () => {
  expect(Object.values(dialect.exchangePaths)).toEqual([keys.p1.path, keys.p2.path]);
});
