import * as v from 'valibot';
import { PAY_METHODS } from '../../constants/pay-methods.ts';
import { endpoint } from '../endpoint.ts';
import { accountNumber, bank, branch, walletNumber } from '../shared/bankPlace.ts';
import { opaque } from '../shared/fields.ts';
import { payAccountState } from '../shared/payAccount.ts';
import { realName } from '../shared/realName.ts';

const always = { realName, payPassTicket: opaque };

/**
 * Adds an account for incoming payments: a bank card, a picture of a WeChat or Alipay code, or a digital-yuan wallet.
 * It must belong to the caller: `realName` is the verified name. The ticket has the scene `bankAccount`.
 */
export const addPayAccount = endpoint({
  path: '/bankAccount/addPayAcount',
  auth: 'user',
  rate: 'write',
  quiet: true,
  owns: ['qrFileId'],
  codes: {
    KYC_REQUIRED: true,
    BANK_ACCOUNT_INVALID: true,
    ALREADY_EXISTS: true,
    /** The pay method takes no accounts. */
    NO_THIS_METHOD: true,
    OVER_MAX_TOTAL: true,
    NO_THIS_TICKET: true,
  },
  request: v.variant('payMethodId', [
    v.strictObject({
      ...always,
      payMethodId: v.literal(PAY_METHODS.bankCard),
      ...bank,
      ...branch,
      accountNo: accountNumber,
    }),
    v.strictObject({ ...always, payMethodId: v.literal(PAY_METHODS.weChat), qrFileId: opaque }),
    v.strictObject({ ...always, payMethodId: v.literal(PAY_METHODS.aliPay), qrFileId: opaque }),
    v.strictObject({ ...always, payMethodId: v.literal(PAY_METHODS.digitalYuan), ...bank, walletNo: walletNumber }),
  ]),
  response: v.object({ id: opaque, state: payAccountState }),
  example: {
    request: { payMethodId: 4, realName: '张晓明', qrFileId: 'fi_3Kd9', payPassTicket: 'pp_8Fq2' },
    response: { id: 'pa_7Qm2', state: 1 },
  },
});
