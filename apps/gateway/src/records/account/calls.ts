import type { contract } from '@ezwallet/api-client/contract';
import { subtractAmounts } from '@ezwallet/validators';
import { viewBalances } from '../../assets/amounts.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { JoinedHandler } from '../../call/CallContext.ts';
import { sql } from '../../db/index.ts';
import { balancesOf, type PackedBalance, unpackBalances } from '../../ledger/index.ts';
import { type PackedUnsettled, unsettledOf } from '../../money/limits/bought-coins.ts';
import { readRates } from '../../money/rates/rates.ts';
import { difference, percentChange, totalInUsdt, usdtTo, usdtToCny, valueSeries } from '../../money/rates/valuation.ts';
import { type TradeCounts, tradeCountsOf } from '../../trade/trades/records.ts';

const PLACES = 8;

interface Row {
  readonly balances: readonly PackedBalance[];
  readonly unsettled: readonly PackedUnsettled[];
  readonly trades: TradeCounts;
}

export const getUserBalance: JoinedHandler<typeof contract.user.getUserBalance, Row> = {
  read: (_input, caller, policy) => sql`
    select ${balancesOf(caller)} as balances, ${unsettledOf(policy, caller)} as unsettled, ${tradeCountsOf(caller)} as trades`,

  async answer({ exchangeCurrency }, ctx, row) {
    if (!row) throw new Error('The member of a session is not there.');
    const { sold, soldCompleted } = row.trades;
    const balanceList = await viewBalances(ctx.ledger, unpackBalances(row.balances), row.unsettled);
    const rates = await readRates(ctx);
    const all = balanceList.map(({ currency, balance }) => ({ currency, amount: balance }));
    const free = balanceList.map(({ currency, balance, frozen }) => ({
      currency,
      amount: subtractAmounts(balance, frozen),
    }));
    const settled = free.map(({ currency, amount }, index) => ({
      currency,
      amount: subtractAmounts(amount, balanceList[index]?.unsettled?.amount ?? '0'),
    }));
    const total = totalInUsdt(rates, all);
    const inCurrency = (amounts: typeof free) =>
      usdtTo(rates, exchangeCurrency, totalInUsdt(rates, amounts), exchangeCurrency === 'USDT' ? 6 : PLACES);
    const available = inCurrency(free);
    const transferable = inCurrency(settled);
    if (available === undefined || transferable === undefined)
      throw new ApiFailure(rates ? 'SYMBOL_NOT_EXIST' : 'TRY_AGAIN_LATER');
    const trend = valueSeries(rates, all);
    const before = trend[0] ?? total;
    return {
      balanceByUSDT: total,
      balanceByCNY: usdtToCny(rates, total) ?? '0',
      availableAmount: available,
      discountAmount: '0',
      toProductAmount: '0',
      toTransferAmount: transferable,
      sellSuccessCount: soldCompleted,
      sellSuccessRate: sold === 0 ? 0 : soldCompleted / sold,
      balanceList,
      change: { amount: difference(before, total), percent: percentChange(before, total) },
      trend,
    };
  },
};
