import { setupI18n, type MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { VOUCHER_EXAMPLE, type Voucher } from '@ezwallet/api-client/contract';
import { voucherPlace, voucherState, voucherTerms, voucherTitle, voucherWorth } from './voucher-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const say = (words: string | MessageDescriptor) => (typeof words === 'string' ? words : i18n._(words));

const FIXED: Voucher = {
  ...VOUCHER_EXAMPLE,
  kind: 2,
  rate: null,
  value: '5',
  minAmount: '200',
  maxBonus: null,
  payMethodIds: [],
};
const WAIVER: Voucher = { ...FIXED, kind: 4, value: null, minAmount: '0' };

describe('words of a voucher', () => {
  it.each([
    [
      VOUCHER_EXAMPLE,
      'Buy bonus',
      '3%',
      'bonus',
      'From 100 USDT · up to 15 USDT · bank card · Alipay',
      '/cardRecharge',
    ],
    [FIXED, 'Fixed bonus', '5', 'USDT', 'From 200 USDT', '/cardRecharge'],
    [
      { ...VOUCHER_EXAMPLE, kind: 3, rate: '1.50' } as Voucher,
      'Sell bonus',
      '1.5%',
      'bonus',
      undefined,
      '/selectSaleWay',
    ],
    [WAIVER, 'Withdrawal fee waiver', 'Free', 'withdrawal', '', '/withdrawal'],
  ])('%#: %s', (voucher, title, amount, unit, terms, place) => {
    const worth = voucherWorth(voucher);
    expect([say(voucherTitle(voucher)), say(worth.amount), say(worth.unit)]).toEqual([title, amount, unit]);
    expect(voucherPlace(voucher)).toBe(place);
    if (terms !== undefined) expect(voucherTerms(voucher).map(say).join(' · ')).toBe(terms);
  });

  it('gives each status its own look', () => {
    const looks = ([1, 2, 3, 4] as const).map((status) => voucherState({ status }));
    expect(looks).toEqual(['usable', 'reserved', 'used', 'expired']);
  });
});
