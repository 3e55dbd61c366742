import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RECHARGE_FLAGS } from '@ezwallet/api-client/constants';
import { isPendingDeposit } from '@ezwallet/domain-stores';
import { PullToRefresh, Tabs, TextButton } from '@ezwallet/ui';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { depositPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { DepositBills } from '../../components/DepositBills.tsx';
import styles from './DepositListPage.module.css';
import { flagNames } from '../../model/depositWords.ts';

/** The deposits, completed and in progress. */
export const DepositListPage = observer(function DepositListPage() {
  const { t, i18n } = useLingui();
  const { deposits: bills } = useSessionStores();
  const [tidying, setTidying] = useState(false);
  useEffect(() => bills.watch(), [bills]);
  const mayTidy = bills.deposits.some((bill) => !isPendingDeposit(bill));
  return (
    <Screen
      title={t`Deposits`}
      onBack={useGoBack(depositPaths.deposit())}
      actions={
        mayTidy && (
          <TextButton className={styles.tidy} aria-pressed={tidying} onClick={() => setTidying(!tidying)}>
            {tidying ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
          </TextButton>
        )
      }
    >
      <PullToRefresh className={styles.page} onRefresh={bills.look}>
        <Tabs
          lazy
          className={styles.tabs}
          label={t`Deposits by status`}
          items={RECHARGE_FLAGS.map((value) => ({ value, label: i18n._(flagNames[value]) }))}
          value={bills.list.query}
          onChange={(flag) => void bills.list.choose(flag)}
        />
        <DepositBills bills={bills} tidying={tidying && mayTidy} />
      </PullToRefresh>
    </Screen>
  );
});
