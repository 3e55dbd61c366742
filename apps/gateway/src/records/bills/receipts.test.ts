import { describe, expect, it } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import type { Config } from '../../config/index.ts';
import { sealReceipt } from './receipts.ts';

const config = { secrets: { pepper: Buffer.alloc(32, 7) } } as unknown as Config;
const receipt = contract.order.getPaymentReceipt.example.response;
const payment = {
  payMethodId: 1,
  fiat: 'CNY',
  fiatAmount: '718',
  price: '7.18',
  coins: '100',
  bonus: '3',
  split: null,
  buyerName: '张晓明',
  sellerName: '林小梅',
  account: '招商银行 •••• 4321',
  reference: '0427',
  paidAt: 1,
  releasedAt: 2,
} as const;
const seal = (about: object) =>
  sealReceipt(config, { ...receipt, payment, ...about } as Parameters<typeof sealReceipt>[1], 3);

describe('the seal of a receipt', () => {
  const changes = {
    payMethodId: 4,
    fiatAmount: '719',
    price: '7.19',
    coins: '99',
    bonus: '0',
    split: { buyerAmount: '60', sellerAmount: '40' },
    buyerName: '张小明',
    sellerName: '林晓梅',
    account: '',
    reference: '0428',
    paidAt: 2,
    releasedAt: 3,
  };

  it.each(Object.entries(changes))('covers %s of the payment', (field, value) => {
    expect(seal({ payment: { ...payment, [field]: value } })).not.toBe(seal({}));
  });

  it('covers a payment as such', () => {
    expect(seal({ payment: null })).not.toBe(seal({}));
  });
});
