import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, RECORD_TYPES } from '@ezwallet/api-client/contract';
import { billTitle } from './billTitle.ts';
import { dayName } from './dayName.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

describe('billTitle', () => {
  it('names the other person where there is one', () => {
    const { counterparty } = BILL_EXAMPLE;
    expect(i18n._(billTitle({ recordType: 'SEND', counterparty }))).toBe('To W•••');
    expect(i18n._(billTitle({ recordType: 'RECV', counterparty }))).toBe('From W•••');
    expect(i18n._(billTitle({ recordType: 'PAYMENT', counterparty }))).toBe('Payment to W•••');
  });

  it('has its own title for each kind without one', () => {
    const titles = RECORD_TYPES.map((recordType) => i18n._(billTitle({ recordType, counterparty: null })));
    expect(new Set(titles).size).toBe(RECORD_TYPES.length);
  });
});

describe('dayName', () => {
  const day = (...parts: [number, number, number]) => new Date(...parts).getTime();
  const now = new Date(2026, 2, 1, 0, 5).getTime();
  const name = (at: number) => {
    const given = dayName(at, now);
    return typeof given === 'string' ? given : i18n._(given);
  };

  it('has words for two days and dates before that, across the end of a month', () => {
    expect(name(day(2026, 2, 1))).toBe('Today');
    expect(name(day(2026, 1, 28))).toBe('Yesterday');
    expect(name(day(2026, 1, 27))).toBe('2026/02/27');
    expect(name(day(2025, 2, 1))).toBe('2025/03/01');
  });
});
