import type { contract, PayMethodId, TransactionType } from '@ezwallet/api-client/contract';
import { fromNow } from '../../app/fromNow.ts';
import type { Handler } from '../../app/CallContext.ts';
import { PERCENT_PLACES, USDT_PLACES } from '../../bonuses/places.ts';
import { sql } from '../../db/index.ts';
import { formatMoney } from '../../ledger/index.ts';

const DAY = 24 * 60 * 60 * 1000;

interface Row {
  billNo: string;
  transactionType: TransactionType;
  payMethodId: PayMethodId;
  turnover: bigint;
  spread: bigint;
  rebateRate: bigint;
  rebate: bigint;
  at: number;
}

export const incomePromotion: Handler<typeof contract.promotion.incomePromotion> = async (input, { db, session }) => {
  const { pageNo, pageSize, windowDays } = input;
  const mine = sql`
    from acceptor_income where member_id = ${session.memberId} and at > ${fromNow(-windowDays * DAY)}`;
  const { total } = await db.one<{ total: bigint }>(sql`select count(*) as total ${mine}`);
  const rows = await db.query<Row>(sql`
    select bill_no as "billNo", transaction_type as "transactionType", pay_method_id as "payMethodId", turnover, spread,
      rebate_rate as "rebateRate", rebate, at ${mine}
    order by at desc, bill_no desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  return {
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ turnover, spread, rebateRate, rebate, ...row }) => ({
      ...row,
      turnover: formatMoney(turnover, USDT_PLACES),
      spread: formatMoney(spread, USDT_PLACES),
      rebateRate: formatMoney(rebateRate, PERCENT_PLACES),
      rebate: formatMoney(rebate, USDT_PLACES),
      income: formatMoney(spread + rebate, USDT_PLACES),
    })),
  };
};
