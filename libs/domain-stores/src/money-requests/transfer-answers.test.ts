import { describe, expect, it } from 'vitest';
import { readReceipt, readTransferPreview, readWithdrawalPreview, type TransferAnswer } from './transfer-answers.ts';

const RECEIPT = { billNo: 'bill-1', fee: '0', status: 2, arriveBy: 1 } as const;
const PREVIEW: TransferAnswer = { nickMasked: 'W•••', userNoMasked: '88•••46', fee: '0', arriveBy: 1, warnings: [] };
const WITHDRAWAL: TransferAnswer = {
  address: 'T',
  addressName: '',
  fee: '1',
  total: '21.5',
  received: '20.5',
  remainToday: '1000',
  arriveBy: 1,
  warnings: [],
};

describe('answers to a money call', () => {
  it('are read as what they are', () => {
    expect(readReceipt(RECEIPT)).toBe(RECEIPT);
    expect(readTransferPreview(PREVIEW)).toBe(PREVIEW);
    expect(readWithdrawalPreview(WITHDRAWAL)).toBe(WITHDRAWAL);
  });

  it('are never taken for what they are not', () => {
    expect(() => readReceipt(PREVIEW)).toThrow('is not a receipt');
    expect(() => readTransferPreview(RECEIPT)).toThrow('is not the preview of a transfer');
    expect(() => readWithdrawalPreview(PREVIEW)).toThrow('is not the preview of a withdrawal');
  });
});
