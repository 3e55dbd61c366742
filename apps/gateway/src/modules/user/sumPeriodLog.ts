import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { type IncomeSums, incomeByDay } from '../../bonuses/incomeByDay.ts';
import { USDT_PLACES } from '../../bonuses/places.ts';
import { formatMoney } from '../../ledger/index.ts';

const NOTHING: IncomeSums = { bills: 0n, turnover: 0n, spread: 0n, rebate: 0n };

export const sumPeriodLog: Handler<typeof contract.user.sumPeriodLog> = async ({ windowDays }, ctx) => {
  const days = await incomeByDay(ctx.db, ctx.config.policy, ctx.session.memberId, windowDays);
  return { total: view(days.reduce(add, NOTHING)), list: days.map(({ date, ...sums }) => ({ date, ...view(sums) })) };
};

function add(a: IncomeSums, b: IncomeSums): IncomeSums {
  return {
    bills: a.bills + b.bills,
    turnover: a.turnover + b.turnover,
    spread: a.spread + b.spread,
    rebate: a.rebate + b.rebate,
  };
}

function view({ bills, turnover, spread, rebate }: IncomeSums) {
  const text = (sum: bigint) => formatMoney(sum, USDT_PLACES);
  return {
    bills: Number(bills),
    turnover: text(turnover),
    spread: text(spread),
    rebate: text(rebate),
    income: text(spread + rebate),
  };
}
