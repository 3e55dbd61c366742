import { type contract, DEFAULT_PROTOCOL, FIAT_CURRENCIES } from '@ezwallet/api-client/contract';
import { addAmounts, multiplyAmounts, subtractAmounts } from '@ezwallet/validators';
import { ASSETS } from '../../assets/catalogue.ts';
import { ApiFailure } from '../../call/ApiFailure.ts';
import type { Handler } from '../../call/CallContext.ts';
import { roundPrice, wirePrice } from '../../outside/price-feed/rounding.ts';
import { priceHistory, readRates } from './rates.ts';
import { percentChange, priceOf } from './valuation.ts';

export const getRates: Handler<typeof contract.common.getRates> = async (_input, ctx) => {
  const rates = await readRates(ctx);
  if (!rates) throw new ApiFailure('TRY_AGAIN_LATER');
  const { at, fiat, coins } = rates;
  return {
    at,
    cny: fiat.CNY,
    // Leaves out a value below the smallest that the wire can express: it is not zero.
    list: coins
      .filter(({ price }) => wirePrice(price) !== '0')
      .map(({ currency, price, series }) => ({
        currency,
        name: ASSETS.get(currency)?.name ?? currency,
        price: wirePrice(price),
        change: percentChange(series[0] ?? price, price),
        series: series.map(wirePrice),
      })),
  };
};

const EXACT = 18;

/** Buyers pay the price rounded up, sellers get it rounded down. */
export const getRateV2: Handler<typeof contract.common.getRateV2> = async (input, ctx) => {
  const { currency, protocol = DEFAULT_PROTOCOL, exchangeCurrency = 'CNY' } = input;
  const { margin, lifetime } = ctx.config.policy.quote;
  const rates = await readRates(ctx);
  if (!rates) throw new ApiFailure('TRY_AGAIN_LATER');
  const { at } = rates;
  const price = priceOf(rates, currency);
  const unit = rates.fiat[exchangeCurrency];
  if (price === undefined || unit === undefined) throw new ApiFailure('SYMBOL_NOT_EXIST');
  const middle = multiplyAmounts(price, unit, EXACT);
  const bent = (factor: string) => multiplyAmounts(middle, factor, EXACT);
  return {
    currency,
    protocol,
    exchangeCurrency,
    rate: roundPrice(middle, 'half-up'),
    buyRate: roundPrice(bent(addAmounts('1', margin)), 'up'),
    sellRate: roundPrice(bent(subtractAmounts('1', margin)), 'down'),
    at,
    expiresAt: at + lifetime,
  };
};

export const getCurrencyRate: Handler<typeof contract.common.getCurrencyRate> = async (_input, ctx) => {
  const rates = await readRates(ctx);
  if (!rates) throw new ApiFailure('TRY_AGAIN_LATER');
  const { at, fiat } = rates;
  const list = FIAT_CURRENCIES.flatMap((currency) => {
    const rate = fiat[currency];
    return rate === undefined ? [] : [{ currency, rate }];
  });
  return { at, list };
};

export const getHistoryRate: Handler<typeof contract.common.getHistoryRate> = async (input, ctx) => {
  const { currency, days, exchangeCurrency } = input;
  const points = await priceHistory(ctx, currency, days, exchangeCurrency);
  if (!points) throw new ApiFailure('SYMBOL_NOT_EXIST');
  return { currency, list: [...points] };
};
