import { type Db, sql } from '../../src/db/index.ts';
import { grantVoucher } from '../../src/money/vouchers/grantVoucher.ts';
import type { VoucherTerms } from '../../src/money/vouchers/Voucher.ts';

/** Hours from now at which a voucher begins and ends. */
interface Span {
  readonly from?: number;
  readonly until?: number;
}

const hours = (count: number) => sql`app_now() + ${count}::int * interval '1 hour'`;

/** Gives a member a voucher; unless told otherwise 3 % on purchases by card or Alipay from 100 USDT, at most 15. */
export async function giveVoucher(
  db: Db,
  memberId: bigint,
  { from = -1, until = 48, ...terms }: Partial<VoucherTerms> & Span = {},
): Promise<string> {
  return await grantVoucher(db, {
    memberId,
    kind: 1,
    name: '新人 3% 加赠',
    rate: 30_000n,
    value: null,
    minAmount: 100_000_000n,
    maxBonus: 15_000_000n,
    payMethodIds: [1, 4],
    stackable: false,
    source: '新人礼包',
    terms: '单笔满 100 USDT。',
    ...terms,
    startsAt: hours(from),
    endsAt: hours(until),
  });
}

/** Terms of a fixed sum on a purchase, a share of a sale, and a withdrawal without fee. */
export const FIXED = { kind: 2, rate: null, value: 5_000_000n, maxBonus: null, payMethodIds: [] } as const;
export const SALE = { kind: 3, rate: 10_000n, payMethodIds: [] } as const;
export const WAIVER = { kind: 4, rate: null, maxBonus: null, minAmount: 0n, payMethodIds: [] } as const;
