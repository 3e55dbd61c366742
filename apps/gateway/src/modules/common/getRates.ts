import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { ApiFailure } from '../../app/ApiFailure.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { readRates } from '../../rates/readRates.ts';
import { percentChange } from '../../rates/valuation.ts';
import { wirePrice } from '../../rates/wirePrice.ts';

export const getRates: Handler<typeof contract.common.getRates> = async (_input, ctx) => {
  const rates = await readRates(ctx);
  if (!rates) throw new ApiFailure('TRY_AGAIN_LATER');
  const { at, fiat, coins } = rates;
  return {
    at,
    cny: fiat.CNY,
    // What is worth less than the wire can say is left out: it is not worth nothing.
    list: coins.filter(({ price }) => wirePrice(price) !== '0').map(({ currency, price, series }) => ({
      currency,
      name: ASSETS.get(currency)?.name ?? currency,
      price: wirePrice(price),
      change: percentChange(series[0] ?? price, price),
      series: series.map(wirePrice),
    })),
  };
};
