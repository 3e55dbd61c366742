import { setupI18n } from '@lingui/core';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '@ezwallet/api-client/contract';
import { drawReceipt } from './drawReceipt.ts';
import type { Receipt } from './Receipt.ts';
import { receiptPaper } from './receiptPaper.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const receipt: Receipt = contract.order.getPaymentReceipt.example.response;
const rowsOf = (given: Receipt) => new Map(receiptPaper(given, i18n).rows);

describe('receiptPaper', () => {
  it('shows who paid whom, without a sign and without empty rows', () => {
    const paper = receiptPaper(receipt, i18n);
    expect([paper.title, paper.amount, paper.seal]).toEqual(['Transfer receipt', '320.50 USDT', receipt.seal]);
    const rows = rowsOf(receipt);
    expect([rows.get('From'), rows.get('To')]).toEqual(['R••• · 7K•••2P', 'W••• · 88•••46']);
    expect([...rows.keys()]).toEqual(['From', 'To', 'Note', 'Completed on', 'Bill number', 'Issued on']);
  });

  it('names a member without a nickname by the number alone', () => {
    const unnamed = { nickMasked: '7K•••2P', userNoMasked: '7K•••2P' };
    expect(rowsOf({ ...receipt, payer: unnamed }).get('From')).toBe('7K•••2P');
  });

  it('shows the rest: fee and transaction hash', () => {
    const rows = rowsOf({ ...receipt, fee: '1', txid: 'f00d', payer: null });
    expect([rows.get('Fee'), rows.get('Transaction hash'), rows.has('From')]).toEqual(['1.00 USDT', 'f00d', false]);
  });

  const payment = {
    payMethodId: 1,
    fiat: 'CNY',
    fiatAmount: '2300.5',
    price: '7.18',
    coins: '320.4',
    bonus: '9.6',
    split: null,
    buyerName: '张晓明',
    sellerName: '林小梅',
    account: '招商银行 •••• 4321',
    reference: '0427',
    paidAt: 1_790_000_000_000,
    releasedAt: 1_790_000_060_000,
  } satisfies Receipt['payment'];

  it('of a trade names both sides, the coins, the payment and its times', () => {
    const rows = rowsOf({ ...receipt, businessType: 902, remark: '', payment });
    expect([...rows.keys()]).toEqual([
      'Buyer',
      'Seller',
      'Coins',
      'Bonus',
      'Price of 1 USDT',
      'Paid',
      'Paid with',
      'Seller’s account',
      'Payment reference',
      'Paid on',
      'Released on',
      'Bill number',
      'Issued on',
    ]);
    expect([...rows.values()].slice(0, 9)).toEqual([
      '张晓明',
      '林小梅',
      '320.40 USDT',
      '9.60 USDT',
      '7.18 CNY',
      '2,300.50 CNY',
      'Bank card',
      '招商银行 •••• 4321',
      '0427',
    ]);
  });

  it('of a trade that staff split says what each side got, and leaves out what there is not', () => {
    const split = { buyerAmount: '60', sellerAmount: '40' };
    const rows = rowsOf({
      ...receipt,
      businessType: 902,
      payment: { ...payment, split, coins: '100', bonus: '0', account: '', reference: '', paidAt: null },
    });
    expect([rows.get('Coins'), rows.get('To the buyer'), rows.get('Back to the seller')]).toEqual([
      '100.00 USDT',
      '60.00 USDT',
      '40.00 USDT',
    ]);
    for (const label of ['Bonus', 'Seller’s account', 'Payment reference', 'Paid on'])
      expect(rows.has(label)).toBe(false);
  });
});

describe('drawReceipt', () => {
  const draw = (given: Receipt) => {
    const pen = {
      font: '',
      fillStyle: '',
      textAlign: '',
      measureText: (text: string) => ({ width: text.length * 15 }),
      fillRect: vi.fn(),
      beginPath: vi.fn(),
      moveTo: vi.fn(),
      arcTo: vi.fn(),
      lineTo: vi.fn(),
      fill: vi.fn(),
      stroke: vi.fn(),
      fillText: vi.fn(),
    };
    const canvas = { width: 0, height: 0, getContext: () => pen };
    drawReceipt(canvas as unknown as HTMLCanvasElement, receiptPaper(given, i18n));
    return { canvas, written: pen.fillText.mock.calls as [string, number, number][] };
  };

  it('draws every text, and no two lines of a value on top of each other', () => {
    const txid = 'a1b2c3d4'.repeat(8);
    const { canvas, written } = draw({ ...receipt, txid });
    for (const [, , top] of written) expect(top).toBeLessThan(canvas.height);
    const text = written.map(([line]) => line).join('');
    expect(text).toContain('320.50 USDT');
    expect(text).toContain(txid);
    expect(text).toContain(receipt.seal);
    const values = written.filter(([line]) => line !== '' && txid.includes(line)).map(([, , top]) => top);
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  });

  it('is higher with more rows', () => {
    expect(draw({ ...receipt, remark: 'A long note about lunch. '.repeat(6) }).canvas.height).toBeGreaterThan(
      draw({ ...receipt, remark: '' }).canvas.height,
    );
  });

  it('throws when the canvas cannot draw', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(() => drawReceipt(canvas, receiptPaper(receipt, i18n))).toThrow('draws no pictures');
  });
});
