import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { percentChange } from '../../rates/valuation.ts';

export const getRates: Handler<typeof contract.common.getRates> = async (_input, { rates, clock }) => {
  const { at, fiat, coins } = await rates.snapshot(clock.now());
  return {
    at,
    cny: fiat.CNY,
    list: coins.map(({ currency, price, series }) => ({
      currency,
      name: ASSETS.get(currency)?.name ?? currency,
      price,
      change: percentChange(series[0] ?? price, price),
      series: [...series],
    })),
  };
};
