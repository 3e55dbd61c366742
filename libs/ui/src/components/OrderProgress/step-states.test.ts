import { expect, test } from 'vitest';
import { stepStates } from './step-states.ts';

test('earlier steps are done, later steps are not', () => {
  expect(stepStates(4, 1, 'waiting')).toEqual(['done', 'waiting', 'ahead', 'ahead']);
  expect(stepStates(3, 0, 'cancelled')).toEqual(['cancelled', 'ahead', 'ahead']);
  expect(stepStates(3, 2, 'done')).toEqual(['done', 'done', 'done']);
});

test('before the first step nothing is done; after the last step everything is', () => {
  expect(stepStates(2, -1, 'waiting')).toEqual(['ahead', 'ahead']);
  expect(stepStates(2, 2, 'review')).toEqual(['done', 'done']);
  expect(stepStates(0, 0, 'done')).toEqual([]);
});
