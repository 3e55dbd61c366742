import type { VoucherSource } from '@ezwallet/api-client/contract';
import type { VoucherTerms } from '../vouchers/Voucher.ts';

/** A voucher of a demo account; times in hours from the first start. */
export interface DemoVoucher extends Omit<VoucherTerms, 'name'> {
  readonly from: number;
  readonly until: number;
  readonly source: VoucherSource;
  /** Its owner has seen it already. */
  readonly isSeen?: boolean;
  /** It was used on a purchase of so much, in millionths of a USDT. */
  readonly usedOn?: bigint;
}

const USDT = 1_000_000n;
const DAY = 24;
const purchase = {
  kind: 1,
  rate: 30_000n,
  value: null,
  minAmount: 100n * USDT,
  maxBonus: 15n * USDT,
  payMethodIds: [1, 4],
  stackable: false,
  source: 'WELCOME',
} as const;
const fixed = { ...purchase, kind: 2, rate: null, value: 2n * USDT, maxBonus: null, payMethodIds: [] } as const;
const sale = { ...purchase, kind: 3, rate: 5_000n, maxBonus: 10n * USDT, payMethodIds: [], source: 'SELLING' } as const;
const waiver = {
  ...purchase,
  kind: 4,
  rate: null,
  minAmount: 0n,
  maxBonus: null,
  payMethodIds: [],
  source: 'ANNIVERSARY',
} as const;

/** Vouchers of every kind and in every state, by the user number of their owner. */
export const DEMO_VOUCHERS: Readonly<Record<string, readonly DemoVoucher[]>> = {
  '7KD4ER': [
    { ...purchase, from: -DAY, until: 30 * DAY },
    { ...purchase, rate: 10_000n, maxBonus: null, stackable: true, payMethodIds: [], from: -DAY, until: 14 * DAY },
    { ...fixed, from: -6 * DAY, until: 5, isSeen: true },
    { ...fixed, value: 8n * USDT, minAmount: 1000n * USDT, from: 2 * DAY, until: 20 * DAY, isSeen: true },
    { ...sale, from: -2 * DAY, until: 10 * DAY, isSeen: true },
    { ...waiver, from: -3 * DAY, until: 7 * DAY, isSeen: true },
    { ...purchase, from: -9 * DAY, until: 21 * DAY, isSeen: true, usedOn: 100n * USDT },
    { ...waiver, from: -20 * DAY, until: -DAY, isSeen: true },
  ],
  '9XM3QA': [
    { ...purchase, from: -DAY, until: 30 * DAY },
    { ...waiver, from: -DAY, until: 7 * DAY },
  ],
  '4TRADE': [{ ...sale, maxBonus: 50n * USDT, from: -DAY, until: 30 * DAY }],
};
