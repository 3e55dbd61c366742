import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { DISPLAY_CURRENCIES, type BalancesStore } from '@ezwallet/domain-stores';
import { Amount, SegmentedControl, Skeleton, SkeletonRegion, TextButton } from '@ezwallet/ui';
import { useStores } from '../../../app/StoresContext.tsx';
import { AssetChange } from './AssetChange.tsx';
import { HideAmounts } from '../../../shared/money/HideAmounts.tsx';
import { StaleNote } from './StaleNote.tsx';
import { Trail } from './Trail.tsx';
import styles from './home.module.css';

/** The total value of all assets in the chosen unit. `null` while the stores themselves load. */
export const BalancePanel = observer(function BalancePanel({ balances }: { balances: BalancesStore | null }) {
  const { t } = useLingui();
  const { settings } = useStores();
  const { hideAmounts, displayCurrency } = settings;
  const summary = balances?.summary ?? null;
  const failed = balances?.failed ?? false;
  return (
    <section className={styles.balance} aria-label={t`Total assets`}>
      {summary && !hideAmounts && <Trail values={summary.trend} />}
      <div className={styles.balanceHead}>
        <span className={styles.muted}>
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
            <Amount
              className={styles.figure}
              size={36}
              value={displayCurrency === 'CNY' ? summary.balanceByCNY : summary.balanceByUSDT}
              decimals={2}
              currency={displayCurrency}
              hidden={hideAmounts}
            />
            <div className={styles.changeLine}>
              {failed ? <StaleNote onRetry={balances?.refresh} /> : <AssetChange summary={summary} />}
            </div>
          </>
        ) : (
          <>
            <p className={styles.figure}>
              <Trans>We could not load your balance.</Trans>
            </p>
            <div className={styles.changeLine}>
              <TextButton size={12} onClick={() => void balances?.refresh()}>
                <Trans>Try again</Trans>
              </TextButton>
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
      <div className={styles.figure}>
        <Skeleton width={180} height={36} />
      </div>
      <div className={styles.changeLine}>
        <Skeleton width={140} />
      </div>
    </>
  );
}
