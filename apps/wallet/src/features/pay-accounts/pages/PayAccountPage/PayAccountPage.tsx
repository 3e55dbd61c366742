import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith } from '@ezwallet/domain-stores';
import { Button, Empty, Skeleton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { payAccountPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { AccountActions } from '../../components/AccountActions.tsx';
import { AccountFacts } from '../../components/AccountFacts.tsx';
import styles from '../../components/accounts.module.css';

type ReadsAccount = Contract['bank']['payAccountInfo'];

/** One account, and what can be done with it. */
export const PayAccountPage = observer(function PayAccountPage() {
  const { t } = useLingui();
  const { payAccounts } = useSessionStores();
  const [query] = useSearchParams();
  const info = payAccounts.infos.of(query.get('id') ?? '');
  const leave = useGoBack(payAccountPaths.all());
  useEffect(() => void info.reload(), [info]);
  return (
    <Screen
      title={t`Payment account`}
      onBack={leave}
      footer={info.value && <AccountActions info={info.value} onRemoved={leave} />}
    >
      <Loaded
        of={info}
        className={styles.ways}
        failed={t`We could not load this account`}
        explain={(failure) =>
          failedWith<ReadsAccount>(failure, 'BANK_ACCOUNT_NOT_FOUND') ||
          failedWith<ReadsAccount>(failure, 'ARGS_INVALID') ? (
            <Empty
              picture={pictures.card}
              title={t`This account is no longer there`}
              description={t`It was deleted on another device.`}
              action={
                <Button size={32} variant="tint" render={<Link replace to={payAccountPaths.all()} />}>
                  {t`Payment accounts`}
                </Button>
              }
            />
          ) : null
        }
        skeleton={<Skeleton height={240} />}
      >
        {(loaded) => <AccountFacts info={loaded} />}
      </Loaded>
    </Screen>
  );
});
