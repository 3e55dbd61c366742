import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { MERCHANT_PAYMENT_EXAMPLE, type MerchantPayment } from '@ezwallet/api-client/contract';
import { paymentLook } from './paymentLook.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const said = (payment: Partial<MerchantPayment>) => {
  const { title, notes } = paymentLook({ ...MERCHANT_PAYMENT_EXAMPLE, ...payment }, (amount) => `${amount} USDT`);
  return [i18n._(title), ...notes.map((note) => i18n._(note))];
};

describe('paymentLook', () => {
  it('says what is left of a part', () => {
    expect(said({ status: 1, paidAmount: '8.5', flags: ['PARTIAL'] })).toEqual([
      'Waiting for your payment',
      'Harbour Books received 8.5 USDT of 38.5 USDT. Pay the remaining 30 USDT.',
    ]);
  });

  it('warns of a second payment while one is on its way', () => {
    expect(said({ status: 1, paidAmount: '38.5', buying: true }).at(-1)).toContain('Do not pay a second time.');
    const chain = { txid: 'x', confirmations: 1, required: 6 };
    expect(said({ status: 1, paidAmount: '38.5', chain }).at(-1)).toBe(
      'The network is confirming it. Do not pay a second time.',
    );
  });

  it('says who has the money when the time is over', () => {
    expect(said({ status: 3 })).toEqual(['Time is up', 'You have not paid anything. Order again in the shop.']);
    expect(said({ status: 3, paidAmount: '8.5', flags: ['PARTIAL'] }).at(-1)).toContain(
      'received 8.5 USDT of 38.5 USDT and keeps it',
    );
    expect(said({ status: 3, paidAmount: '38.5', flags: ['LATE'] }).at(-1)).toContain(
      'Your money arrived after the deadline.',
    );
  });

  it('names what was too much, and what went back', () => {
    expect(said({ status: 2, paidAmount: '40', flags: ['OVER'] }).at(-1)).toContain('which is more than 38.5 USDT');
    expect(said({ status: 2, paidAmount: '40', refundedAmount: '1.5', flags: ['OVER'] }).slice(1)).toEqual([
      expect.stringContaining('refunded 1.5 USDT'),
    ]);
    expect(said({ status: 5, paidAmount: '38.5', refundedAmount: '38.5' })[0]).toBe('Refunded');
  });
});
