import type { contract } from '@ezwallet/api-client/contract';
import { subtractAmounts } from '@ezwallet/validators';
import { readBalances } from '../assets/amounts.ts';
import { ApiFailure } from '../call/ApiFailure.ts';
import type { Handler } from '../call/CallContext.ts';
import { readRates } from '../rates/rates.ts';
import { difference, percentChange, totalInUsdt, usdtTo, usdtToCny, valueSeries } from '../rates/valuation.ts';

const PLACES = 8;

export const getUserBalance: Handler<typeof contract.user.getUserBalance> = async ({ exchangeCurrency }, ctx) => {
  const balanceList = await readBalances(ctx.ledger, ctx.session.memberId);
  const rates = await readRates(ctx);
  const all = balanceList.map(({ currency, balance }) => ({ currency, amount: balance }));
  const free = balanceList.map(({ currency, balance, frozen }) => ({
    currency,
    amount: subtractAmounts(balance, frozen),
  }));
  const total = totalInUsdt(rates, all);
  const available = usdtTo(rates, exchangeCurrency, totalInUsdt(rates, free), exchangeCurrency === 'USDT' ? 6 : PLACES);
  if (available === undefined) throw new ApiFailure(rates ? 'SYMBOL_NOT_EXIST' : 'TRY_AGAIN_LATER');
  const trend = valueSeries(rates, all);
  const before = trend[0] ?? total;
  return {
    balanceByUSDT: total,
    balanceByCNY: usdtToCny(rates, total) ?? '0',
    availableAmount: available,
    discountAmount: '0',
    toProductAmount: '0',
    toTransferAmount: available,
    sellSuccessCount: 0,
    sellSuccessRate: 0,
    balanceList,
    change: { amount: difference(before, total), percent: percentChange(before, total) },
    trend,
  };
};
