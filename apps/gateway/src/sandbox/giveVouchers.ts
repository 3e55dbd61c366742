import type { BillNote } from '@ezwallet/api-client/contract';
import { fromNow } from '../app/fromNow.ts';
import type { Services } from '../app/Services.ts';
import type { Db } from '../db/index.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { grantVoucher } from '../vouchers/grantVoucher.ts';
import { lockVoucher } from '../vouchers/lockVoucher.ts';
import { markSeen } from '../vouchers/new-vouchers.ts';
import { useVoucher } from '../vouchers/useVoucher.ts';
import { giveBacked } from './giveBacked.ts';
import { DEMO_VOUCHERS } from './vouchers.ts';

const HOUR = 60 * 60 * 1000;

/** Gives a demo account its vouchers; one that was used comes with the purchase it was used on. */
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
  if (!fit.ok) throw new Error('The demo voucher does not fit the purchase it is to be used on.');
  await useVoucher(tx, billNo);
}
