import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DISPLAY_CURRENCIES, type SessionStores } from '@ezwallet/domain-stores';
import { List, SegmentedControl, Skeleton, SkeletonRegion, SkeletonRow, TextButton } from '@ezwallet/ui';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { StaleNote } from '../../../shared/load/StaleNote.tsx';
import { useStores } from '../../../world/StoresContext.tsx';
import { AssetChange } from './AssetChange.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { FiatWorth } from './FiatWorth.tsx';
import { HoldingRow } from './HoldingRow.tsx';
import { TestMoney } from './TestMoney.tsx';
import { TotalWorth } from './TotalWorth.tsx';
import { useHoldings } from './useHoldings.ts';
import styles from './wealth.module.css';

/** Placeholder rows for the holdings. */
const PLACEHOLDERS = 4;
/** Products of the house or of somebody else. */
const PRODUCTS = ['automaticFinancial'] as const;

/** The charts are more code than the rest of the tab. */
const WealthCharts = lazyPart(
  async () => ({ Component: (await import('./WealthCharts.tsx')).WealthCharts }),
  <ChartPlaceholders />,
);

type WealthStores = Pick<SessionStores, 'balances' | 'fiat'>;

/** A person's total, its allocation, and each coin. `null` while the stores themselves load. */
export function Wealth({ stores }: { stores: WealthStores | null }) {
  return stores ? (
    <LoadedWealth stores={stores} />
  ) : (
    <SkeletonRegion className={styles.region} loading placeholder={<WealthPlaceholder />} />
  );
}

const LoadedWealth = observer(function LoadedWealth({ stores }: { stores: WealthStores }) {
  const { t } = useLingui();
  return (
    <Loaded
      of={stores.balances.summary}
      // The figures say themselves that they are old.
      staleNote={false}
      className={styles.region}
      failed={t`Could not load`}
      skeleton={<WealthPlaceholder />}
    >
      {() => <Figures stores={stores} />}
    </Loaded>
  );
});

const Figures = observer(function Figures({ stores: { balances, fiat } }: { stores: WealthStores }) {
  const { t } = useLingui();
  const { settings } = useStores();
  const { displayCurrency, hideAmounts } = settings;
  const { value: summary, failure } = balances.summary;
  const holdings = useHoldings(balances);
  useEffect(() => void fiat.rates.reload(), [fiat]);
  const owned = holdings.filter(({ empty }) => !empty);
  const [all, setAll] = useState(owned.length === 0);
  if (!summary) return null;
  return (
    <>
      <section aria-label={t`Total value`}>
        <div className={styles.label}>
          <span>
            <Trans>Total value</Trans>
          </span>
          <SegmentedControl
            label={t`Display currency`}
            items={DISPLAY_CURRENCIES.map((value) => ({ value, label: value }))}
            value={displayCurrency}
            onChange={settings.setDisplayCurrency}
          />
        </div>
        <div className={styles.total}>
          <TotalWorth balances={balances} size={28} />
          {failure ? <StaleNote onRetry={balances.summary.reload} /> : <AssetChange summary={summary} />}
        </div>
        <div className={styles.fiat}>{!hideAmounts && <FiatWorth fiat={fiat} usdt={summary.balanceByUSDT} />}</div>
      </section>
      <WealthCharts />
      <FeatureGrid features={PRODUCTS} label={t`Products`} />
      <TestMoney balances={balances} />
      <section aria-labelledby="holdings">
        <div className={styles.sectionHead}>
          <h2 id="holdings">
            <Trans>Holdings</Trans>
          </h2>
          {owned.length > 0 && (
            <TextButton size={12} tone="subtle" aria-pressed={all} onClick={() => setAll(!all)}>
              {all ? <Trans>Hide zero balances</Trans> : <Trans>Show all</Trans>}
            </TextButton>
          )}
        </div>
        <List>
          {(all || owned.length === 0 ? holdings : owned).map((holding) => (
            <HoldingRow key={holding.currency} holding={holding} />
          ))}
        </List>
      </section>
    </>
  );
});

function WealthPlaceholder() {
  return (
    <div className={styles.region}>
      <div>
        <div className={styles.label}>
          <Skeleton width={72} />
        </div>
        <div className={styles.total}>
          <Skeleton width={180} height={28} />
        </div>
        <div className={styles.fiat} />
      </div>
      <ChartPlaceholders />
      <div>
        <div className={styles.sectionHead}>
          <Skeleton width={72} height={15} />
        </div>
        {Array.from({ length: PLACEHOLDERS }, (_, row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
    </div>
  );
}

function ChartPlaceholders() {
  return (
    <>
      <Skeleton className={styles.cardPlace} height={262} />
      <Skeleton className={styles.cardPlace} height={144} />
    </>
  );
}
