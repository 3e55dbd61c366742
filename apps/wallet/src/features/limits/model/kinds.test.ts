import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import type { LimitKind } from './LimitKind.ts';
import { orderKind } from './orderKind.ts';
import { paymentKind } from './paymentKind.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function read<Value>(kind: LimitKind<Value>, text: string, max: Value): Value | string {
  const entered = kind.read(text, max);
  if (entered.ok) return entered.value;
  return i18n._('code' in entered.issue ? issueMessage(entered.issue) : entered.issue);
}

describe('paymentKind', () => {
  it('accepts amounts up to the platform limit', () => {
    expect(read(paymentKind, '300.5', '2000')).toBe('300.5');
    expect(read(paymentKind, '2000', '2000')).toBe('2000');
    expect(read(paymentKind, '2000.01', '2000')).toBe('The maximum is 2000.');
    expect(read(paymentKind, '0', '2000')).toBe('Enter more than zero.');
    expect(read(paymentKind, '', '2000')).toBe('Enter an amount.');
  });

  it('computes what is left, never below zero', () => {
    expect(paymentKind.left('500', '120.5')).toBe('379.5');
    expect(paymentKind.left('100', '120.5')).toBe('0');
    expect(paymentKind.share('120.5', '500')).toBeCloseTo(0.241);
    expect(paymentKind.share('600', '500')).toBeGreaterThan(1);
    expect(paymentKind.share('0', '0')).toBe(1);
    expect(paymentKind.share('0.000001', '999999999999999')).toBe(0);
  });
});

describe('orderKind', () => {
  it('accepts whole numbers from 1 to the platform limit', () => {
    expect(read(orderKind, '20', 200)).toBe(20);
    expect(read(orderKind, '201', 200)).toBe('The maximum is 200.');
    for (const text of ['', '0', '1.5', '-1', 'x']) {
      expect(read(orderKind, text, 200)).toBe('Enter 1 or more.');
    }
  });

  it('computes what is left, never below zero', () => {
    expect([orderKind.left(20, 3), orderKind.left(2, 3)]).toEqual([17, 0]);
    expect([orderKind.share(3, 20), orderKind.share(0, 0)]).toEqual([0.15, 1]);
  });
});
