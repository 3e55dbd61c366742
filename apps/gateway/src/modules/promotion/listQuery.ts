import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import type { BonusSource } from '../../bonuses/creditBonus.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { sql } from '../../db/index.ts';
import { formatMoney } from '../../ledger/index.ts';

interface Row {
  id: bigint;
  source: BonusSource;
  name: string;
  amount: bigint;
  billNo: string | null;
  at: number;
}

export const listQuery: Handler<typeof contract.promotion.listQuery> = async (input, { db, session }) => {
  const { pageNo, pageSize, source = null } = input;
  const mine = sql`
    from bonus where member_id = ${session.memberId} and state = 'CREDITED'
      and (${source}::text is null or source = ${source})`;
  const { total } = await db.one<{ total: bigint }>(sql`select count(*) as total ${mine}`);
  const rows = await db.query<Row>(sql`
    select id, source, name, amount, bill_no as "billNo", settled_at as at ${mine}
    order by settled_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return {
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ id, amount, ...row }) => ({ id: `bo_${id}`, ...row, bonus: formatMoney(amount, USDT_PLACES) })),
  };
};
