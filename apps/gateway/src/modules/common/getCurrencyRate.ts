import { type contract, FIAT_CURRENCIES } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { readRates } from '../../rates/readRates.ts';

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
