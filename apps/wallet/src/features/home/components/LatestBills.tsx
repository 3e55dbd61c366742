import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { RecentBills } from '@ezwallet/domain-stores';
import { List, SkeletonRow, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { BillRow } from '../../billing/index.ts';
import shared from './home.module.css';
import styles from './LatestBills.module.css';
import { useFeatures } from './useFeatures.ts';

interface LatestBillsProps {
  /** Null while the stores themselves load. */
  recent: RecentBills | null;
  /** Only bills of this coin. Default: of every coin. */
  currency?: string;
  /** The most rows to show. */
  limit: number;
}

/** The person's latest bills. */
export const LatestBills = observer(function LatestBills({ recent, currency, limit }: LatestBillsProps) {
  const { t } = useLingui();
  const { isShown } = useFeatures();
  useEffect(() => recent?.watch(currency), [recent, currency]);
  const placeholder = Array.from({ length: limit }, (_, row) => <SkeletonRow key={row} />);
  return (
    <section aria-labelledby="recent">
      <div className={shared.sectionHead}>
        <h2 id="recent">
          <Trans>Recent activity</Trans>
        </h2>
        {currency === undefined && isShown('billing') && (
          <TextButton size={12} tone="subtle" endIcon={glyphs.chevronRight} render={<Link to={billingPaths.bills()} />}>
            <Trans>All bills</Trans>
          </TextButton>
        )}
      </div>
      {recent ? (
        <Loaded
          of={recent.of(currency)}
          staleNote={false}
          failed={t`We could not load your bills`}
          empty={
            <p className={styles.nothingYet}>
              <Trans>Your transactions will appear here.</Trans>
            </p>
          }
          skeleton={placeholder}
        >
          {(bills) => (
            <List>
              {bills.slice(0, limit).map((bill) => (
                <BillRow key={bill.billNo} bill={bill} dated />
              ))}
            </List>
          )}
        </Loaded>
      ) : (
        placeholder
      )}
    </section>
  );
});
