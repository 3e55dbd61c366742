import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { PAY_METHODS } from '../../constants/pay-methods.ts';
import { addPayAccount } from '../bank/addPayAccount.ts';

const owner = { realName: '张晓明', payPassTicket: 'pp_8Fq2' };
const bank = { bankCode: 'CMB', bankName: '招商银行' };
const card = { ...owner, payMethodId: PAY_METHODS.bankCard, ...bank, accountNo: '6214830112345678' };
const wallet = { ...owner, payMethodId: PAY_METHODS.digitalYuan, ...bank, walletNo: '0012345678901234' };
const qr = { ...owner, payMethodId: PAY_METHODS.weChat, qrFileId: 'f_9Kx2' };
const takes = (request: object) => safeParse(addPayAccount.request, request).success;

describe('an account for incoming payments', () => {
  it.each([card, { ...card, branch: '深圳南山支行', province: '广东省', city: '深圳市' }, wallet, qr])(
    'accepts %j',
    (request) => {
      expect(takes(request)).toBe(true);
    },
  );

  it.each([
    { ...card, qrFileId: 'f_9Kx2' },
    { ...qr, accountNo: '6214830112345678' },
    { ...card, accountNo: '6214 8301 1234 5678' },
    { ...card, accountNo: '•••• 5678' },
    { ...card, branch: 'A\u202eB' },
    { ...card, bankCode: '../CMB' },
    { ...card, realName: ' 张晓明' },
    { ...wallet, walletNo: '' },
    { ...qr, payMethodId: 2 },
    { ...qr, state: 1 },
  ])('refuses %j', (request) => {
    expect(takes(request)).toBe(false);
  });
});
