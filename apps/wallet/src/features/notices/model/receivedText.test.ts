import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { BILL_EXAMPLE, type Bill } from '@ezwallet/api-client/contract';
import { receivedText } from './receivedText.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const bill: Bill = { ...BILL_EXAMPLE, recordType: 'RECV', amount: '25.5' };
const say = (bills: readonly Bill[], hidden = false) => i18n._(receivedText(bills, hidden));

describe('receivedText', () => {
  it('says how much came from whom, by the contact’s name where there is one', () => {
    expect(say([bill])).toBe('You received 25.50 USDT from W•••.');
    expect(say([{ ...bill, contactName: 'Aunt Mei' }])).toBe('You received 25.50 USDT from Aunt Mei.');
    expect(say([{ ...bill, counterparty: null }])).toBe('You received 25.50 USDT.');
    expect(say([{ ...bill, recordType: 'DEPOSIT', counterparty: null }])).toBe(
      'Your deposit of 25.50 USDT has arrived.',
    );
  });

  it('sums up several at once', () => {
    expect(say([bill, bill, bill])).toBe('You received 76.50 USDT.');
    expect(say([bill, { ...bill, currency: 'BTC' }])).toBe('You received money.');
  });

  it('keeps the amount to itself while amounts are hidden', () => {
    expect(say([bill, bill], true)).toBe('You received money.');
    for (const shown of [bill, { ...bill, counterparty: null }, { ...bill, recordType: 'DEPOSIT' as const }]) {
      expect(say([shown], true)).not.toContain('25.5');
    }
  });
});
