import { expect, it } from 'vitest';
import { checkTerms } from './checkTerms.ts';

it('returns amount and memo in normal form', () => {
  expect(checkTerms({ amount: '1,020.50', memo: ' Two\nbooks ' }, 6)).toEqual({
    amount: { ok: true, value: '1020.5' },
    memo: { ok: true, value: 'Two books' },
  });
});

it.each([
  ['', 'AMOUNT_EMPTY'],
  ['0', 'AMOUNT_ZERO'],
  ['1.234', 'AMOUNT_DECIMALS'],
])('rejects the amount %j', (amount, code) => {
  expect(checkTerms({ amount, memo: '' }, 2).amount).toMatchObject({ ok: false, issue: { code } });
});
