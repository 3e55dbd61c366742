import { type contract, FIAT_CURRENCIES } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';

export const getCurrencyRate: Handler<typeof contract.common.getCurrencyRate> = async (_input, { rates, clock }) => {
  const { at, fiat } = await rates.snapshot(clock.now());
  const list = FIAT_CURRENCIES.flatMap((currency) => {
    const rate = fiat[currency];
    return rate === undefined ? [] : [{ currency, rate }];
  });
  return { at, list };
};
