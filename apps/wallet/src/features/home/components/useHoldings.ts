import type { BalancesStore } from '@ezwallet/domain-stores';
import { useEffect } from 'react';
import { useStores } from '../../../world/StoresContext.tsx';
import { listHoldings, type Holding } from '../model/listHoldings.ts';

/** Every currency with its balance, the most valuable first. Call inside an observer. */
export function useHoldings(balances: BalancesStore): readonly Holding[] {
  const { config, rates } = useStores();
  useEffect(() => {
    // Without the list, only currencies with a price are shown.
    config.loadCurrencies().catch(() => undefined);
  }, [config]);
  const known = [
    ...config.currencies.map(({ currencyCode }) => currencyCode),
    ...rates.list.map(({ currency }) => currency),
  ];
  return listHoldings(balances, rates, known);
}
