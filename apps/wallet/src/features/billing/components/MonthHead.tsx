import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { BillMonth, BillsStore } from '@ezwallet/domain-stores';
import { Spinner, TextButton } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { dayText, monthText } from '../../../shared/time/time-text.ts';
import styles from './MonthHead.module.css';
import { MonthSums } from './MonthSums.tsx';

interface MonthHeadProps {
  bills: BillsStore;
  /** The bills of the month that have loaded. */
  month: BillMonth;
  /** Older bills of the month have not loaded yet, so totals would be wrong. */
  partial: boolean;
}

/** The heading of a month. Shows income and spending once all bills have loaded, and stays on top while they scroll. */
export const MonthHead = observer(function MonthHead({ bills, month: { month, days }, partial }: MonthHeadProps) {
  const { t } = useLingui();
  const { settings } = useStores();
  const [loading, setLoading] = useState(false);
  const name = monthText(month);
  // The period may begin in the middle of a month.
  const since = bills.from > month ? dayText(bills.from).slice(5) : null;
  const load = () => {
    setLoading(true);
    void bills.loadSince(month).finally(() => setLoading(false));
  };
  return (
    <div className={styles.month}>
      <h2 id={`month-${month}`}>
        <bdi>{name}</bdi>
      </h2>
      <span className={styles.sums}>
        {settings.hideAmounts ? null : !partial ? (
          <>
            {since !== null && (
              <span className={styles.since}>
                <Trans>Since {since}</Trans>
              </span>
            )}
            <MonthSums
              name={since === null ? name : t`${name} since ${since}`}
              bills={days.flatMap((day) => day.bills)}
            />
          </>
        ) : loading ? (
          <Spinner size={16} label={t`Calculating totals`} />
        ) : (
          <TextButton size={12} tone="muted" aria-label={t`Show totals for ${name}`} onClick={load}>
            <Trans>Show totals</Trans>
          </TextButton>
        )}
      </span>
    </div>
  );
});
