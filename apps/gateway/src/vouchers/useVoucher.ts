import { type Db, sql } from '../db/index.ts';
import { creditBonus } from '../bonuses/creditBonus.ts';
import { BIZ_TYPES } from '../ledger/index.ts';
import { useOf } from './appraiseVoucher.ts';
import type { VoucherKind } from './Voucher.ts';

interface Used {
  memberId: bigint;
  bonus: bigint;
  kind: VoucherKind;
  name: string;
}

/**
 * Uses up the voucher of a bill that is completed, if it has one, and credits what it promised; a waived fee was left
 * out when the bill was made. Safe to repeat.
 * @returns what was credited, in millionths of a USDT
 * @throws {ApiFailure} with the ledger's code when money stands still
 */
export async function useVoucher(tx: Db, billNo: string): Promise<bigint> {
  const used = await tx.maybe<Used>(sql`
    update voucher_use u set outcome = 'CREDITED', settled_at = app_now()
    from voucher v
    where u.bill_no = ${billNo} and u.outcome = 'LOCKED' and v.id = u.voucher_id
    returning u.member_id as "memberId", u.bonus, v.kind, v.name`);
  if (!used || used.bonus === 0n || useOf(used.kind) === 'withdrawal') return 0n;
  const { memberId, bonus: amount, name } = used;
  const bizType = useOf(used.kind) === 'buy' ? BIZ_TYPES.buy : BIZ_TYPES.sell;
  await creditBonus(tx, { memberId, source: 'voucher', name, amount, billNo, bizType });
  return amount;
}
