import { expect, it } from 'vitest';
import { ACCEPTOR_CONFIG_EXAMPLE } from '@ezwallet/api-client/contract';
import { checkMax, checkMethods, checkMin, lotOf, typedLot } from './lot-form.ts';

it('a lot survives its form', () => {
  const lot = ACCEPTOR_CONFIG_EXAMPLE.lots[0]!;
  expect(lotOf(typedLot(lot))).toEqual(lot);
  expect(lotOf({ ...typedLot(undefined), side: 'buy' })).toMatchObject({ transactionType: 9, currency: 'USDT' });
});

it('the largest amount is not below the smallest one', () => {
  expect(checkMax('50', { min: '50' })).toEqual({ ok: true, value: '50' });
  expect(checkMax('49.99', { min: '50' })).toMatchObject({
    ok: false,
    issue: { message: 'The largest amount must be at least the smallest amount.' },
  });
  expect(checkMax('', { min: '50' })).toMatchObject({ ok: false, issue: { code: 'AMOUNT_EMPTY' } });
  expect(checkMin('0')).toMatchObject({ ok: false, issue: { code: 'AMOUNT_ZERO' } });
});

it('a lot has a payment method', () => {
  expect(checkMethods([]).ok).toBe(false);
  expect(checkMethods([1]).ok).toBe(true);
});
