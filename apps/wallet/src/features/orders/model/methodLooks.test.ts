import { expect, test } from 'vitest';
import { methodLooks } from './methodLooks.ts';

test('each way to pay has a mark of its own', () => {
  expect(new Set(Object.values(methodLooks).map(({ mark }) => mark)).size).toBe(4);
});
