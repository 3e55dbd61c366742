import type { contract } from '@ezwallet/api-client/contract';
import type { Handler } from '../../app/CallContext.ts';
import { ASSETS } from '../../assets/catalogue.ts';

export const queryRechargeCurrency: Handler<typeof contract.recharge.queryRechargeCurrency> = async (
  _input,
  { ledger, chains, config },
) => {
  const { recharge, chains: numbers } = config.policy;
  const assets = await ledger.assets();
  return assets.flatMap(({ id: currencyCode }, index) => {
    const { name = '', protocols = [] } = ASSETS.get(currencyCode) ?? {};
    if (protocols.length === 0) return [];
    const networks = protocols.map((protocol, place) => ({
      id: place + 1,
      name: protocol,
      min: recharge.minimum[currencyCode] ?? '0',
      confirmations: numbers.confirmations,
      minutes: recharge.minutes[protocol] ?? 0,
      open: chains.get(protocol)?.coins.has(currencyCode) ?? false,
    }));
    return [{ id: index + 1, currencyCode, name, protocols: networks }];
  });
};
