import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';

export const queryCurrencyList: Handler<typeof contract.recharge.queryCurrencyList> = async (_input, { ledger }) => {
  const assets = await ledger.assets();
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
        protocols: facts.protocols.map((name, place) => ({ id: place + 1, name })),
      },
    ];
  });
};
