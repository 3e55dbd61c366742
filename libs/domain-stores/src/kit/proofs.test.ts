import { expect, it } from 'vitest';
import { proofsWanted } from './proofs.ts';

const given = [{ type: 1 as const, code: '482913' }];

it('names the kinds that the server wants, and only those there are', () => {
  expect(proofsWanted({ code: '1042', verifyTypes: [1, 4, 99] }, [])).toEqual([1, 4]);
  expect(proofsWanted({ code: '1042', verifyTypes: [99] }, [])).toBeNull();
});

it('names those again that were given, when one of them is wrong', () => {
  expect(proofsWanted({ code: 'EXPIRED', remainTimes: 3 }, given)).toEqual([1]);
  expect(proofsWanted({ code: 'EXPIRED' }, [])).toBeNull();
  expect(proofsWanted({ code: 'BALANCE_NOT_ENOUGH' }, given)).toBeNull();
});
