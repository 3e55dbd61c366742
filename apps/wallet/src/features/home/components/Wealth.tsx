import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { BalancesStore } from '@ezwallet/domain-stores';
import { Amount, List, Skeleton, SkeletonRegion, SkeletonRow, TextButton } from '@ezwallet/ui';
import { useStores } from '../../../app/StoresContext.tsx';
import { allocate } from '../model/allocation.ts';
import { AllocationCard } from './AllocationCard.tsx';
import { AssetChange } from './AssetChange.tsx';
import { HoldingRow } from './HoldingRow.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { StaleNote } from './StaleNote.tsx';
import { TestMoney } from './TestMoney.tsx';
import { useHoldings } from './useHoldings.ts';
import styles from './wealth.module.css';

/** Rows to hold the place of the holdings. */
const PLACEHOLDERS = 4;

/** A member's total, how it is spread, and each coin. `null` while the stores themselves load. */
export function Wealth({ balances }: { balances: BalancesStore | null }) {
  return balances ? <LoadedWealth balances={balances} /> : <WealthRegion loading>{null}</WealthRegion>;
}

function WealthRegion({ loading, children }: { loading: boolean; children: ReactNode }) {
  return (
    <SkeletonRegion className={styles.region} loading={loading} placeholder={<WealthPlaceholder />}>
      {children}
    </SkeletonRegion>
  );
}

const LoadedWealth = observer(function LoadedWealth({ balances }: { balances: BalancesStore }) {
  const { summary, failed } = balances;
  return (
    <WealthRegion loading={!summary && !failed}>
      {summary ? <Figures balances={balances} /> : <LoadProblem onRetry={() => void balances.refresh()} />}
    </WealthRegion>
  );
});

const Figures = observer(function Figures({ balances }: { balances: BalancesStore }) {
  const { t } = useLingui();
  const { settings } = useStores();
  const { displayCurrency, hideAmounts } = settings;
  const { summary, failed } = balances;
  const holdings = useHoldings(balances);
  const owned = holdings.filter(({ empty }) => !empty);
  const [all, setAll] = useState(owned.length === 0);
  if (!summary) return null;
  const slices = allocate(owned.flatMap(({ currency, usdt }) => (usdt === null ? [] : [{ currency, usdt }])));
  return (
    <>
      <section aria-label={t`Total value`}>
        <p className={styles.label}>
          <Trans>Total value</Trans>
        </p>
        <div className={styles.total}>
          <Amount
            size={28}
            value={displayCurrency === 'CNY' ? summary.balanceByCNY : summary.balanceByUSDT}
            decimals={2}
            currency={displayCurrency}
            hidden={hideAmounts}
          />
          {failed ? <StaleNote onRetry={balances.refresh} /> : <AssetChange summary={summary} />}
        </div>
      </section>
      {slices.length > 0 && <AllocationCard slices={slices} coins={owned.length} />}
      <TestMoney balances={balances} />
      <section aria-labelledby="holdings">
        <div className={styles.sectionHead}>
          <h2 id="holdings">
            <Trans>Holdings</Trans>
          </h2>
          {owned.length > 0 && (
            <TextButton size={12} tone="subtle" aria-pressed={all} onClick={() => setAll(!all)}>
              {all ? <Trans>Hide empty</Trans> : <Trans>Show all</Trans>}
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
        <p className={styles.label}>
          <Skeleton width={72} />
        </p>
        <div className={styles.total}>
          <Skeleton width={180} height={28} />
        </div>
      </div>
      <Skeleton className={styles.cardPlace} height={140} />
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
