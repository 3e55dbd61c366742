import * as v from 'valibot';
import { PAY_ACCOUNT_STATES, PAY_METHODS } from '../../constants/pay-methods.ts';
import { opaque, time } from './fields.ts';

/** Status of a payment account: 0 under review, 1 usable, 2 blocked. */
export const payAccountState = v.picklist(Object.values(PAY_ACCOUNT_STATES));

const always = {
  id: opaque,
  state: payAccountState,
  /** The owner's name as on the identity document. */
  realName: v.string(),
  /** The first and the default one; at most one per pay method. */
  isPinned: v.boolean(),
  createdAt: time,
};

/** Where the bank keeps the account. Branch and location are empty when the owner gave none. */
const atBank = {
  bankCode: v.string(),
  bankName: v.string(),
  branch: v.string(),
  province: v.string(),
  city: v.string(),
};

/**
 * An account that receives the money of trades, by pay method. Its number is masked except for the last four digits;
 * only an open trade shows it in full.
 */
export const payAccount = v.variant('payMethodId', [
  v.object({ ...always, payMethodId: v.literal(PAY_METHODS.bankCard), ...atBank, accountNo: v.string() }),
  v.object({ ...always, payMethodId: v.literal(PAY_METHODS.weChat), qrFileId: opaque }),
  v.object({ ...always, payMethodId: v.literal(PAY_METHODS.aliPay), qrFileId: opaque }),
  v.object({
    ...always,
    payMethodId: v.literal(PAY_METHODS.digitalYuan),
    bankCode: v.string(),
    bankName: v.string(),
    walletNo: v.string(),
  }),
]);

/**
 * An account that receives the money of trades, from its owner's side. `payMethodId` distinguishes its shapes (see
 * {@link PAY_METHODS}).
 */
export type PayAccount = v.InferOutput<typeof payAccount>;

/** A usable, pinned bank card with a masked number; the contract's example. */
export const PAY_ACCOUNT_EXAMPLE: PayAccount = {
  id: 'pa_7Qm2',
  payMethodId: 1,
  state: 1,
  realName: '张晓明',
  isPinned: true,
  createdAt: 1_790_000_000_000,
  bankCode: 'CMB',
  bankName: '招商银行',
  branch: '深圳南山支行',
  province: '广东省',
  city: '深圳市',
  accountNo: '•••• 4821',
};
