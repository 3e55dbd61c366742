import type { BillNote, VoucherSource } from '@ezwallet/api-client/contract';
import type { Services } from '../call/Services.ts';
import { type Db, fromNow } from '../db/index.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import type { VoucherTerms } from '../money/vouchers/Voucher.ts';
import { grantVoucher } from '../money/vouchers/grantVoucher.ts';
import { markSeen } from '../money/vouchers/read-vouchers.ts';
import { lockVoucher, useVoucher } from '../money/vouchers/voucher-use.ts';
import { giveBacked } from './house.ts';

/** A voucher of a demo account; times in hours from the first start. */
interface DemoVoucher extends Omit<VoucherTerms, 'name'> {
  readonly from: number;
  readonly until: number;
  readonly source: VoucherSource;
  /** Its owner has seen it already. */
  readonly isSeen?: boolean;
  /** The amount of the purchase that used it, in millionths of a USDT. */
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

/** Vouchers of every kind and in every status, by the user number of their owner. */
const DEMO_VOUCHERS: Readonly<Record<string, readonly DemoVoucher[]>> = {
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

const HOUR = 60 * 60 * 1000;

/** Gives a demo account its vouchers. A used one comes with its purchase. */
export async function giveVouchers(tx: Db, services: Services, memberId: bigint, userNo: string): Promise<void> {
  for (const voucher of DEMO_VOUCHERS[userNo] ?? []) {
    const { from, until, isSeen = false, usedOn, ...terms } = voucher;
    const id = await grantVoucher(tx, {
      ...terms,
      memberId,
      name: '',
      terms: '',
      startsAt: fromNow(from * HOUR),
      endsAt: fromNow(until * HOUR),
    });
    if (isSeen) await markSeen(tx, memberId, [id]);
    if (usedOn !== undefined) await usePurchase(tx, services, memberId, { id, amountUsdt: usedOn, userNo });
  }
}

async function usePurchase(
  tx: Db,
  { config, simulators }: Services,
  memberId: bigint,
  { id: voucherId, amountUsdt, userNo }: { id: string; amountUsdt: bigint; userNo: string },
): Promise<void> {
  const bought = await giveBacked(tx, simulators, {
    actor: 0n,
    key: `seed:${userNo}:purchase`,
    to: memberId,
    asset: 'USDT',
    amount: amountUsdt,
    bizType: BIZ_TYPES.buy,
    remark: 'SANDBOX' satisfies BillNote,
  });
  if (!bought.ok) throw new Error(`The demo purchase was refused: ${bought.code}.`);
  const { billNo } = bought;
  const chosen = { memberId, voucherId, use: 'buy', amountUsdt, payMethodId: 1 } as const;
  const fit = await lockVoucher(tx, config.policy, { ...chosen, billNo });
  if (!fit.ok) throw new Error('The demo voucher does not fit its purchase.');
  await useVoucher(tx, billNo);
}
