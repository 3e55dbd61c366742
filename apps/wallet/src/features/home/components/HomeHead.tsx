import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { BalancePanel } from './BalancePanel.tsx';
import styles from './HomeHead.module.css';
import { Invitation } from './Invitation.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';

/** The head of the home tab: the balance of a member, or what the wallet is for a visitor. */
export const HomeHead = observer(function HomeHead() {
  const { session } = useStores();
  const balances = useOptionalSessionStores()?.balances ?? null;
  return (
    <>
      {session.signedIn ? (
        <>
          <h1 className={styles.unseen} tabIndex={-1}>
            <Trans>Home</Trans>
          </h1>
          <BalancePanel balances={balances} />
        </>
      ) : (
        <Invitation />
      )}
      <RecoveryNotice />
    </>
  );
});
