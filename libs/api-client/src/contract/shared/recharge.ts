import * as v from 'valibot';
import { RECHARGE_FLAGS, RECHARGE_STATUS, RECHARGE_TYPES, RECHARGE_WARNINGS } from '../../constants/chain.ts';
import { billNumber } from './bill.ts';
import { amount, currencyCode, time } from './fields.ts';

/** Kind of deposit: 1 through a merchant, 2 by buying from a seller, 3 on a network. */
export const rechargeType = v.picklist(Object.values(RECHARGE_TYPES));
/** Filter of a tab in the list of deposits: empty for all, 0 waiting, 1 under review, 2 approved. */
export const rechargeFlag = v.picklist(RECHARGE_FLAGS);

/** Status of a deposit: 0 collecting confirmations, 1 under review, 2 credited, -1 cancelled by staff. */
export const rechargeStatus = v.picklist(Object.values(RECHARGE_STATUS));

/** One deposit in a list. */
export const rechargeBill = v.object({
  billNo: billNumber,
  type: rechargeType,
  currency: currencyCode,
  amount,
  status: rechargeStatus,
  /** Null where no network is involved, like `txid`. */
  protocol: v.nullable(v.string()),
  confirmations: v.number(),
  /** Number of confirmations until it is credited. */
  required: v.number(),
  txid: v.nullable(v.string()),
  at: time,
});

/**
 * A deposit in a list, credited once `confirmations` reaches `required` and it has passed a review, if any. `at` in
 * epoch milliseconds.
 */
export type RechargeBill = v.InferOutput<typeof rechargeBill>;

/** Where to send a coin on a network so that the platform credits it. */
export const rechargeAddress = v.object({
  address: v.string(),
  /** A smaller amount is not credited. */
  min: amount,
  confirmations: v.number(),
  /** Contract of the token on its network; empty for the network's native coin. */
  contract: v.string(),
  warning: v.picklist(RECHARGE_WARNINGS),
});

/**
 * Where to send one coin on one network so that the platform credits it, with the warning to show beside it; `min` in
 * that coin.
 */
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

/** A deposit of 200 USDT on TRC20 with 2 of 6 confirmations; the contract's example. */
export const RECHARGE_BILL_EXAMPLE: RechargeBill = {
  billNo: '202611210902180000033',
  type: 3,
  currency: 'USDT',
  amount: '200',
  status: 0,
  protocol: 'TRC20',
  confirmations: 2,
  required: 6,
  txid: '5f2a1b7c9d3e4f60718293a4b5c6d7e8f90112233445566778899aabbccddeef',
  at: 1_790_000_000_000,
};

/** A deposit address for USDT on TRC20; the contract's example. */
export const RECHARGE_ADDRESS_EXAMPLE: RechargeAddress = {
  address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  min: '1',
  confirmations: 6,
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  warning: 'ONLY_THIS_NETWORK',
};
