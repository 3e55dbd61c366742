import { type contract, DEFAULT_PROTOCOL } from '@ezwallet/api-client/contract';
import { addAmounts, multiplyAmounts, subtractAmounts } from '@ezwallet/validators';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { readRates } from '../../rates/readRates.ts';
import { roundPrice } from '../../rates/roundPrice.ts';
import { priceOf } from '../../rates/valuation.ts';

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
