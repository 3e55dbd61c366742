import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts, finishAmount, groupAmount, readAmount, readPasted, typeAmount } from './amount-text.ts';
import type { AmountKey } from './amount-text.ts';

describe('readAmount', () => {
  it.each([
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
    ['1,234', '1234'],
    ['1,234,567.89', '1234567.89'],
    ['1.234.567', '1234567'],
    ['1.234', '1.234'],
    ['1,5', '1.5'],
    ['0,234', '0.234'],
    ["1'234.50", '1234.50'],
    [' 12 345.6 ', '12345.6'],
    ['１２３．４', '123.4'],
    ['12。5', '12.5'],
    ['007', '7'],
    ['000', '0'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['0.009', '0.009'],
    ['1.123456789012345678', '1.123456789012345678'],
    ['', ''],
    ['123456789012345678.99', '123456789012345678.99'],
  ])('reads %j as %j', (input, amount) => expect(readAmount(input)).toBe(amount));

  it.each([
    '-5',
    '1e3',
    'abc',
    '1.2.3',
    '1,2,3',
    '1,234.5,6',
    '1.2,3.4',
    '¥5',
    'Infinity',
    '5²',
    '10⁶',
    '1½',
    '①',
    '0.1234567890123456789',
  ])('refuses %j', (input) => {
    expect(readAmount(input)).toBeUndefined();
  });
});

describe('readPasted', () => {
  it.each([
    ['1,234.5 USDT', '1234.5'],
    ['usdt 1.234,56', '1234.56'],
    ['12USDT', '12'],
    ['¥12.34', '12.34'],
    [' ￥ １２．３４ ', '12.34'],
    ['$5 USDT', '5'],
    ['USDT\u00a0₮5', '5'],
    ['0', '0'],
  ])('reads %j as %j', (pasted, amount) => expect(readPasted(pasted, 'USDT')).toBe(amount));

  it.each([
    '3万',
    '¥3亿',
    '1.5M',
    '2.5k USDT',
    '1.5 BTC',
    'HK$5',
    '5 元',
    '1/2',
    '-5',
    '(5)',
    '1$5',
    '5²',
    '',
    '.',
    'USDT',
    '¥',
  ])('refuses %j', (pasted) => expect(readPasted(pasted, 'USDT')).toBeUndefined());

  it('accepts no currency code but the given one', () => {
    expect(readPasted('5 USDT')).toBeUndefined();
    expect(readPasted('5 USDT', 'USD')).toBeUndefined();
    expect(readPasted('5 USDC.e', 'USDC.e')).toBe('5');
  });
});

describe('groupAmount', () => {
  it.each([
    ['', ''],
    ['12345.67', '12345.67'],
    ['123456', '123,456'],
    ['1234567.', '1,234,567.'],
    ['1234567.1234567', '1,234,567.1234567'],
  ])('shows %j as %j', (text, shown) => expect(groupAmount(text)).toBe(shown));

  it('groups a finished amount from four digits on', () => {
    expect(groupAmount('6420.18', 4)).toBe('6,420.18');
    expect(groupAmount('642.18', 4)).toBe('642.18');
  });

  it('reading reverses grouping', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 99 }), (integer, cents) => {
        const amount = `${integer}.${String(cents).padStart(2, '0')}`;
        expect(readAmount(groupAmount(amount))).toBe(amount);
      }),
    );
  });
});

describe('compareAmounts', () => {
  it.each([
    ['1', '1.00', 0],
    ['9.99', '10', -1],
    ['0.1', '0.09', 1],
    ['', '0', 0],
    ['12.', '12', 0],
    ['9007199254740993', '9007199254740992', 1],
  ] as const)('%j against %j is %i', (a, b, order) => expect(compareAmounts(a, b)).toBe(order));

  it('agrees with integers of any size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 0n, max: 10n ** 30n }), (a, b) => {
        expect(compareAmounts(String(a), String(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });
});

describe('typeAmount', () => {
  const type = (keys: readonly AmountKey[], decimals = 2) =>
    keys.reduce((text, key) => typeAmount(text, key, decimals), '');

  it.each([
    ['320.50', ['3', '2', '0', '.', '5', '0']],
    ['0.', ['.']],
    ['0.5', ['.', '5']],
    ['5', ['0', '0', '5']],
    ['1.2', ['1', '.', '.', '2']],
    ['1.234', ['1', '.', '2', '3', '4']],
    ['', ['.', 'delete']],
    ['1', ['1', '2', 'delete']],
    ['', ['delete']],
  ] as const)('becomes %j', (amount, keys) => expect(type(keys)).toBe(amount));

  it('accepts no point without decimals and stops at the last integer digit', () => {
    expect(type(['1', '.', '2'], 0)).toBe('12');
    expect(typeAmount('9'.repeat(15), '9', 2)).toBe('9'.repeat(15));
  });

  it('always produces text that reads as itself', () => {
    const keys = fc.constantFrom<AmountKey>('0', '1', '5', '9', '.', 'delete');
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 30 }), fc.integer({ min: 0, max: 8 }), (pressed, decimals) => {
        const text = type(pressed, decimals);
        expect(readAmount(text)).toBe(text);
        expect(finishAmount(text)).toMatch(/^(|\d+(\.\d+)?)$/);
      }),
    );
  });
});
