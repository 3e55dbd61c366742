import * as v from 'valibot';
import { billNumber } from './bill.ts';
import { RECHARGE_STATUS } from './chainMove.ts';
import { amount, currencyCode, time } from './fields.ts';

/** How money came in: through a merchant, by buying from a seller, or over a network (3 is ours). */
export const RECHARGE_TYPES = { merchant: 1, c2cSell: 2, onChain: 3 } as const;
/** How money came in: 1 through a merchant, 2 by buying from a seller, 3 over a network. */
export const rechargeType = v.picklist(Object.values(RECHARGE_TYPES));

/** What a tab of the recharge list asks for, by the tab's place: all, waiting, under review, approved. */
export const RECHARGE_FLAGS = ['', '0', '1', '2'] as const;
/** What a tab of the recharge list asks for: empty for all, 0 waiting, 1 under review, 2 approved. */
export const rechargeFlag = v.picklist(RECHARGE_FLAGS);

/** Where a recharge stands: 0 gathering confirmations, 1 under review, 2 credited, -1 cancelled by the back office. */
export const rechargeStatus = v.picklist(Object.values(RECHARGE_STATUS));

/** One recharge in a list. */
export const rechargeBill = v.object({
  billNo: billNumber,
  type: rechargeType,
  currency: currencyCode,
  amount,
  status: rechargeStatus,
  /** Null where no network is involved, as `txid`. */
  protocol: v.nullable(v.string()),
  confirmations: v.number(),
  /** Confirmations until it is credited. */
  required: v.number(),
  txid: v.nullable(v.string()),
  at: time,
});

/**
 * A recharge in a list: credited once `confirmations` reaches `required` and its review, if any, has passed. `at` in
 * epoch milliseconds.
 */
export type RechargeBill = v.InferOutput<typeof rechargeBill>;

/** What to know before sending to an address of one's own. */
export const RECHARGE_WARNINGS = ['ONLY_THIS_NETWORK', 'ONLY_THIS_TOKEN', 'NETWORK_SLOW'] as const;

/** Where to send a coin over a network so that it is credited here. */
export const rechargeAddress = v.object({
  address: v.string(),
  /** Less than this is not credited. */
  min: amount,
  confirmations: v.number(),
  /** Contract of the token on its network; empty for the network's own coin. */
  contract: v.string(),
  warning: v.picklist(RECHARGE_WARNINGS),
});

/**
 * Where to send one coin over one network so that it is credited here, with the word of warning to show beside it;
 * `min` in that coin.
 */
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

/** A recharge of 200 USDT over TRC20 with 2 of 6 confirmations; the contract's example. */
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

/** An address for USDT over TRC20; the contract's example. */
export const RECHARGE_ADDRESS_EXAMPLE: RechargeAddress = {
  address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  min: '1',
  confirmations: 6,
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  warning: 'ONLY_THIS_NETWORK',
};
