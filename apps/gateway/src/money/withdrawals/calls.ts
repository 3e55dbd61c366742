import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../call/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';
import { readRates } from '../rates/rates.ts';
import { withdrawalTerms } from './fees.ts';

export const queryCurrencyList: Handler<typeof contract.recharge.queryCurrencyList> = async (_input, ctx) => {
  const [assets, rates] = [await ctx.ledger.assets(), await readRates(ctx)];
  return assets.flatMap(({ id, scale }, index) => {
    const facts = ASSETS.get(id);
    if (!facts) return [];
    return [
      {
        id: index + 1,
        currencyCode: id,
        name: facts.name,
        decimals: scale,
        minTransferAmount: facts.minTransfer,
        protocols: facts.protocols.map((name, place) => ({
          id: place + 1,
          name,
          ...withdrawalTerms(ctx, rates, { currency: id, network: name, scale }),
        })),
      },
    ];
  });
};
