import { expect, it } from 'vitest';
import { keys } from './contract/index.ts';
import { dialect } from './dialect.ts';

it('has the same paths of the key exchange as the contract', () => {
  expect(Object.values(dialect.exchangePaths)).toEqual([keys.p1.path, keys.p2.path]);
});
