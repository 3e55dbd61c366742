import { type contract, PAY_METHODS, type PayMethodId, type TransactionType } from '@ezwallet/api-client/contract';
import { fromMinorUnits, USDT_PLACES } from '@ezwallet/validators';
import type { Handler } from '../../call/CallContext.ts';
import { fromNow, sql, together } from '../../db/index.ts';
import { acceptorTurnover, incomeByDay, type IncomeTotals, rebateTier } from './acceptor-income.ts';
import type { BonusSource } from './bonuses.ts';
import { PERCENT_PLACES } from './places.ts';

interface BonusRow {
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
    from bonus where member_id = ${session.memberId} and state = 'credited' and not is_voucher
      and (${source}::text is null or source = ${source})`;
  const [{ total }, rows] = await together(db, (asked) => [
    asked.one<{ total: bigint }>(sql`select count(*) as total ${mine}`),
    asked.query<BonusRow>(sql`
      select id, source, name, amount, bill_no as "billNo", settled_at as at ${mine}
      order by settled_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  return {
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ id, amount, ...row }) => ({
      id: `bo_${id}`,
      ...row,
      bonus: fromMinorUnits(amount, USDT_PLACES),
    })),
  };
};

const DAY = 24 * 60 * 60 * 1000;

interface IncomeRow {
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
  const [{ total }, rows] = await together(db, (asked) => [
    asked.one<{ total: bigint }>(sql`select count(*) as total ${mine}`),
    asked.query<IncomeRow>(sql`
      select bill_no as "billNo", transaction_type as "transactionType", pay_method_id as "payMethodId", turnover, spread,
        rebate_rate as "rebateRate", rebate, at ${mine}
      order by at desc, bill_no desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`),
  ]);
  return {
    pageNo,
    pageSize,
    total: Number(total),
    list: rows.map(({ turnover, spread, rebateRate, rebate, ...row }) => ({
      ...row,
      turnover: fromMinorUnits(turnover, USDT_PLACES),
      spread: fromMinorUnits(spread, USDT_PLACES),
      rebateRate: fromMinorUnits(rebateRate, PERCENT_PLACES),
      rebate: fromMinorUnits(rebate, USDT_PLACES),
      income: fromMinorUnits(spread + rebate, USDT_PLACES),
    })),
  };
};

export const promotionOfAcceptor: Handler<typeof contract.promotion.promotionOfAcceptor> = async (_input, ctx) => {
  const { db, config, session } = ctx;
  const turnover = await acceptorTurnover(db, config.policy, session.memberId);
  const { reached, next } = rebateTier(config.policy, turnover);
  const rebateRate = fromMinorUnits(reached.rate, PERCENT_PLACES);
  return {
    rates: Object.values(PAY_METHODS).map((payMethodId) => ({ payMethodId, rebateRate })),
    tier: reached.tier,
    turnover: fromMinorUnits(turnover, USDT_PLACES),
    next: next
      ? {
          tier: next.tier,
          turnover: fromMinorUnits(next.turnover, USDT_PLACES),
          rebateRate: fromMinorUnits(next.rate, PERCENT_PLACES),
        }
      : null,
  };
};

/** A bonus counts as a part in its activity unless it was dropped. */
export const promoRequestRecordsCount: Handler<typeof contract.promotion.promoRequestRecordsCount> = async (
  { activityCode = null },
  { db, session },
) => {
  const { count, pending } = await db.one<{ count: bigint; pending: bigint }>(sql`
    select count(*) as count, count(*) filter (where state = 'promised') as pending from bonus
    where member_id = ${session.memberId} and state <> 'dropped' and activity_code is not null
      and (${activityCode}::text is null or activity_code = ${activityCode})`);
  return { count: Number(count), pending: Number(pending) };
};

const NOTHING: IncomeTotals = { bills: 0n, turnover: 0n, spread: 0n, rebate: 0n };

export const sumPeriodLog: Handler<typeof contract.user.sumPeriodLog> = async ({ windowDays }, ctx) => {
  const days = await incomeByDay(ctx.db, ctx.config.policy, ctx.session.memberId, windowDays);
  return { total: view(days.reduce(add, NOTHING)), list: days.map(({ date, ...sums }) => ({ date, ...view(sums) })) };
};

function add(a: IncomeTotals, b: IncomeTotals): IncomeTotals {
  return {
    bills: a.bills + b.bills,
    turnover: a.turnover + b.turnover,
    spread: a.spread + b.spread,
    rebate: a.rebate + b.rebate,
  };
}

function view({ bills, turnover, spread, rebate }: IncomeTotals) {
  const text = (sum: bigint) => fromMinorUnits(sum, USDT_PLACES);
  return {
    bills: Number(bills),
    turnover: text(turnover),
    spread: text(spread),
    rebate: text(rebate),
    income: text(spread + rebate),
  };
}
