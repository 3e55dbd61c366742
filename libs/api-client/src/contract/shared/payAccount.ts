import * as v from 'valibot';
import { opaque, time } from './fields.ts';
import { PAY_METHODS } from './payMethod.ts';

/** Where a payment account stands; only `usable` takes money. */
export const PAY_ACCOUNT_STATES = { reviewing: 0, usable: 1, blocked: 2 } as const;
/** Where a payment account stands: 0 under review, 1 usable, 2 blocked. */
export const payAccountState = v.picklist(Object.values(PAY_ACCOUNT_STATES));

const always = {
  id: opaque,
  state: payAccountState,
  /** The owner's name as on the identity document. */
  realName: v.string(),
  /** Stands first and is taken unless another is chosen; one per pay method. */
  isPinned: v.boolean(),
  createdAt: time,
};

/** Where a bank keeps the account; the branch and its place are empty where the owner gave none. */
const atBank = {
  bankCode: v.string(),
  bankName: v.string(),
  branch: v.string(),
  province: v.string(),
  city: v.string(),
};

/**
 * An account that money of a trade is paid to, by pay method. Its number is masked but for the last four digits: only
 * the order of an open trade shows it whole.
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
 * An account that money of a trade is paid to, as its owner sees it; tell its shapes apart by `payMethodId` (see
 * {@link PAY_METHODS}).
 */
export type PayAccount = v.InferOutput<typeof payAccount>;

/** A usable bank card that is pinned, its number masked; the contract's example. */
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
