import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PaymentWay } from '@ezwallet/domain-stores';
import { Button, Card, List, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { MethodName, methodLooks } from '../../orders/index.ts';
import { addingAccounts } from '../model/addingAccounts.ts';
import { AccountRow } from './AccountRow.tsx';
import styles from './accounts.module.css';
import { VerifyFirst } from './VerifyFirst.tsx';

interface WaysListProps {
  /** Which pay methods to show. */
  shows: (way: PaymentWay) => boolean;
  /** Below the list. */
  children?: ReactNode;
}

/** The person's accounts by pay method, each with a way to add one. */
export const WaysList = observer(function WaysList({ shows, children }: WaysListProps) {
  const { t } = useLingui();
  const { session } = useStores();
  const { ways } = useSessionStores().payAccounts;
  useEffect(() => void ways.reload(), [ways]);
  if (session.user?.kycRealName === '') return <VerifyFirst />;
  return (
    <Loaded
      of={ways}
      className={styles.ways}
      failed={t`We could not load your accounts`}
      skeleton={Array.from({ length: 4 }, (_, way) => (
        <Skeleton key={way} height={100} />
      ))}
    >
      {(all) => (
        <>
          {all.filter(shows).map((way) => (
            <Way key={way.payMethodId} {...way} />
          ))}
          {children}
        </>
      )}
    </Loaded>
  );
});

function Way({ payMethodId, accounts }: PaymentWay) {
  const { t, i18n } = useLingui();
  const { none, add } = addingAccounts[payMethodId];
  const name = i18n._(methodLooks[payMethodId].name);
  return (
    <Card
      padding="flush"
      aria-label={name}
      title={<MethodName method={payMethodId} />}
      meta={
        <Button size={32} variant="tint" icon={glyphs.plus} aria-label={t`Add ${name}`} render={<Link to={add} />}>
          <Trans>Add</Trans>
        </Button>
      }
    >
      {accounts.length === 0 ? (
        <p className={styles.none}>{i18n._(none)}</p>
      ) : (
        <List>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} />
          ))}
        </List>
      )}
    </Card>
  );
}
