import { observer } from 'mobx-react-lite';
import type { BalancesStore, SessionStores } from '@ezwallet/domain-stores';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { useHoldings } from './useHoldings.ts';

/** The charts of the wealth tab: prices over time, and the allocation. Their code loads with the tab. */
export const WealthCharts = observer(function WealthCharts() {
  const stores = useOptionalSessionStores();
  return stores?.balances.summary.value ? <Charts stores={stores} balances={stores.balances} /> : null;
});

interface ChartsProps {
  stores: Pick<SessionStores, 'rateHistory' | 'fiat'>;
  balances: BalancesStore;
}

const Charts = observer(function Charts({ stores, balances }: ChartsProps) {
  const owned = useHoldings(balances).filter(({ empty }) => !empty);
  const first = owned.find(({ currency, usdt }) => usdt !== null && currency !== 'USDT')?.currency;
  return (
    <>
      <PriceCard history={stores.rateHistory} fiat={stores.fiat} first={first} />
      {owned.some(({ usdt }) => usdt !== null) && <AllocationCard owned={owned} />}
    </>
  );
});
