import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { DISPLAY_CURRENCIES, type BalancesStore } from '@ezwallet/domain-stores';
import { SegmentedControl, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { AssetChange } from './AssetChange.tsx';
import { StaleNote } from '../../../shared/load/StaleNote.tsx';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { HideAmounts } from '../../../shared/money/HideAmounts.tsx';
import { TotalWorth } from './TotalWorth.tsx';
import { Trail } from './Trail.tsx';
import shared from './home.module.css';
import styles from './BalancePanel.module.css';

/** The total value of all assets in the chosen unit. `null` while the stores themselves load. */
export const BalancePanel = observer(function BalancePanel({ balances }: { balances: BalancesStore | null }) {
  const { t } = useLingui();
  const { settings } = useStores();
  const { hideAmounts, displayCurrency } = settings;
  const summary = balances?.summary.value ?? null;
  const failed = balances?.summary.failure !== undefined;
  return (
    <section className={styles.balance} aria-label={t`Total assets`}>
      {summary && !hideAmounts && <Trail values={summary.trend} />}
      <div className={styles.balanceHead}>
        <span className={shared.muted}>
          <Trans>Total assets</Trans>
        </span>
        <HideAmounts size={20} tone="muted" className={styles.eye} />
        <SegmentedControl
          className={styles.units}
          label={t`Display currency`}
          items={DISPLAY_CURRENCIES.map((value) => ({ value, label: value }))}
          value={displayCurrency}
          onChange={settings.setDisplayCurrency}
        />
      </div>
      <SkeletonRegion loading={!summary && !failed} placeholder={<BalancePlaceholder />}>
        {summary ? (
          <>
            {balances && <TotalWorth balances={balances} size={36} />}
            <div className={styles.changeLine}>
              {failed && balances ? <StaleNote onRetry={balances.summary.reload} /> : <AssetChange summary={summary} />}
            </div>
          </>
        ) : (
          <>
            <p className={shared.figure}>
              <Trans>We could not load your balance.</Trans>
            </p>
            <div className={styles.changeLine}>
              <TryAgain inline onClick={() => void balances?.summary.reload()} />
            </div>
          </>
        )}
      </SkeletonRegion>
    </section>
  );
});

function BalancePlaceholder() {
  return (
    <>
      <div className={shared.figure}>
        <Skeleton width={180} height={36} />
      </div>
      <div className={styles.changeLine}>
        <Skeleton width={140} />
      </div>
    </>
  );
}
