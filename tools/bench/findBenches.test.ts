import { expect, it } from 'vitest';
import { findBenches } from './findBenches.ts';

it('finds the benches of packages and of tools', () => {
  const names = findBenches(`${import.meta.dirname}/../..`).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['envelope', 'validators', 'ledger', 'firstLoad']));
});
