import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PullToRefresh } from '@ezwallet/ui';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { HideAmounts } from '../../../../shared/money/HideAmounts.tsx';
import { BillFilters } from '../../components/BillFilters.tsx';
import { BillList } from '../../components/BillList.tsx';
import styles from './BillsPage.module.css';
import { ExportBills } from '../../components/ExportBills.tsx';

/** The list of bills, by month and day. */
export const BillsPage = observer(function BillsPage() {
  const { t } = useLingui();
  const { bills, received } = useSessionStores();
  const arrivals = received.news.length;
  useEffect(() => void bills.list.load(), [bills, arrivals]);
  // Who looks at the list sees what came.
  const { isMarked } = received;
  useEffect(() => {
    if (isMarked) void received.markSeen();
  }, [received, isMarked]);
  const refresh = async () => {
    await bills.list.reload();
    if (bills.list.failure) throw new Error('The bills could not be refreshed.');
  };
  return (
    <Screen
      title={t`Billing details`}
      onBack={useGoBack()}
      actions={
        <>
          <HideAmounts />
          <ExportBills bills={bills} />
        </>
      }
    >
      <PullToRefresh className={styles.page} onRefresh={refresh}>
        <BillFilters bills={bills} />
        <BillList bills={bills} />
      </PullToRefresh>
    </Screen>
  );
});
