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

  it('shows the rest: fee, transaction hash, and the fiat payment', () => {
    const rows = rowsOf({
      ...receipt,
      businessType: 902,
      fee: '1',
      txid: 'f00d',
      payer: null,
      payment: { payMethodId: 4, fiat: 'CNY', fiatAmount: '2300.5', price: '7.18' },
    });
    expect([rows.get('Paid with'), rows.get('Paid'), rows.get('Price')]).toEqual(['Alipay', '2,300.50 CNY', '7.18 CNY']);
    expect([rows.get('Fee'), rows.get('Transaction hash'), rows.has('From')]).toEqual(['1.00 USDT', 'f00d', false]);
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
