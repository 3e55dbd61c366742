import * as v from 'valibot';
import { billNumber } from './bill.ts';
import { RECHARGE_STATUS } from './chainMove.ts';
import { amount, currencyCode, time } from './fields.ts';

/** How money came in: through a merchant, by buying from a seller, or over a network (3 is ours). */
export const RECHARGE_TYPES = { merchant: 1, c2cSell: 2, onChain: 3 } as const;
export const rechargeType = v.picklist(Object.values(RECHARGE_TYPES));

/** What a tab of the recharge list asks for, by the tab's place: all, waiting, under review, approved. */
export const RECHARGE_FLAGS = ['', '0', '1', '2'] as const;
export const rechargeFlag = v.picklist(RECHARGE_FLAGS);

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
export type RechargeAddress = v.InferOutput<typeof rechargeAddress>;

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

export const RECHARGE_ADDRESS_EXAMPLE: RechargeAddress = {
  address: 'TQGHKHbddqXtb3A9eiWRxAkhDsaqJFN6Cv',
  min: '1',
  confirmations: 6,
  contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  warning: 'ONLY_THIS_NETWORK',
};
