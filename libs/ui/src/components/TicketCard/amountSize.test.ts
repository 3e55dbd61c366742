import { expect, test } from 'vitest';
import { amountSize } from './amountSize.ts';

test.each([
  ['3%', 28],
  ['Free', 28],
  ['100%', 28],
  ['免費', 28],
  ['1,000', 28],
  ['15,000', 22],
  ['免手續', 28],
  ['免手續費', 18],
  ['150,000', 18],
  ['1,500,000.00', 15],
] as const)('%s has a size of %d px', (amount, size) => {
  expect(amountSize(amount)).toBe(size);
});
