import type { contract } from '@ezwallet/api-client/contract';
import { ApiFailure } from '../../app/ApiFailure.ts';
import type { Handler } from '../../app/CallContext.ts';
import { priceHistory } from '../../rates/priceHistory.ts';

export const getHistoryRate: Handler<typeof contract.common.getHistoryRate> = async ({ currency, days }, ctx) => {
  const points = await priceHistory(ctx, currency, days);
  if (!points) throw new ApiFailure('SYMBOL_NOT_EXIST');
  return { currency, list: [...points] };
};
