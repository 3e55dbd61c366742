import { observer } from 'mobx-react-lite';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';
import { AllocationCard } from './AllocationCard.tsx';
import { useHoldings } from './useHoldings.ts';
import { ValueCard } from './ValueCard.tsx';

type Stores = NonNullable<ReturnType<typeof useOptionalSessionStores>>;

/** The charts of the wealth tab: the value over time, and the allocation. Their code loads with the tab. */
export const WealthCharts = observer(function WealthCharts() {
  const stores = useOptionalSessionStores();
  return stores && <Charts stores={stores} />;
});

const Charts = observer(function Charts({ stores: { balances, valueHistory } }: { stores: Stores }) {
  const owned = useHoldings(balances).filter(({ empty }) => !empty);
  const summary = balances.summary.value;
  return (
    summary && (
      <>
        <ValueCard history={valueHistory} summary={summary} />
        {owned.some(({ usdt }) => usdt !== null) && <AllocationCard owned={owned} />}
      </>
    )
  );
});
