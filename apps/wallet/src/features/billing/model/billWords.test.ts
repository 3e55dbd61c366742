import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, RECORD_TYPES, type RecordType } from '@ezwallet/api-client/contract';
import { billTitle } from './billTitle.ts';
import { billTypeNames } from './billWords.ts';
import { dayWords } from './dayWords.ts';
import { sumText } from './sumText.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('billTitle', () => {
  it('names the other person where there is one, with the direction', () => {
    const { counterparty, amount } = BILL_EXAMPLE;
    const title = (recordType: RecordType, signed = amount) =>
      i18n._(billTitle({ recordType, counterparty, amount: signed }));
    expect(title('SEND')).toBe('To W•••');
    expect(title('RECV', '320.5')).toBe('From W•••');
    expect(title('PAYMENT')).toBe('Payment to W•••');
    expect(title('PAYMENT', '25.5')).toBe('Payment from W•••');
  });

  it('uses the name that the person gave the other side', () => {
    const { counterparty, amount } = BILL_EXAMPLE;
    const known = { counterparty, amount, contactName: 'Aunt Mei' };
    expect(i18n._(billTitle({ ...known, recordType: 'SEND' }))).toBe('To Aunt Mei');
    expect(i18n._(billTitle({ ...known, recordType: 'WITHDRAW', counterparty: null }))).toBe('Withdrawal to Aunt Mei');
  });

  it('has its own title for each kind without one', () => {
    const titles = RECORD_TYPES.map((recordType) =>
      i18n._(billTitle({ recordType, counterparty: null, amount: '-1' })),
    );
    expect(new Set(titles).size).toBe(RECORD_TYPES.length);
    expect(i18n._(billTitle({ recordType: 'PAYMENT', counterparty: null, amount: '1' }))).toBe('Payment received');
  });
});

describe('billTypeNames', () => {
  it('name one bill, not a list of them', () => {
    expect(i18n._(billTypeNames.PAYMENT)).toBe('Payment');
    expect(RECORD_TYPES.map((type) => i18n._(billTypeNames[type])).filter((name) => name.endsWith('s'))).toEqual([]);
  });
});

describe('sumText', () => {
  it('has a sign unless there is nothing', () => {
    expect([sumText('1000.5', '+'), sumText('3', '−'), sumText('0', '−'), sumText('0.00', '+')]).toEqual([
      '+1,000.50',
      '−3.00',
      '0.00',
      '0.00',
    ]);
  });
});

describe('dayWords', () => {
  const day = (...parts: [number, number, number]) => new Date(...parts).getTime();
  const now = new Date(2026, 2, 1, 0, 5).getTime();
  const name = (at: number) => {
    const given = dayWords(at, now);
    return typeof given === 'string' ? given : i18n._(given);
  };

  it('has words for two days and dates before that, across the end of a month', () => {
    expect(name(day(2026, 2, 1))).toBe('Today');
    expect(name(day(2026, 1, 28))).toBe('Yesterday');
    expect(name(day(2026, 1, 27))).toBe('2026/02/27');
    expect(name(day(2025, 2, 1))).toBe('2025/03/01');
  });
});
