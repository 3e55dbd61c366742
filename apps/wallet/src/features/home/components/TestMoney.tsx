import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { BalancesStore } from '@ezwallet/domain-stores';
import { Card, CopyField, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { useWorld } from '../../../world/StoresContext.tsx';
import styles from './home.module.css';

/** In the sandbox, a person without any money gets a link to test money. */
export const TestMoney = observer(function TestMoney({ balances }: { balances: BalancesStore }) {
  const { t } = useLingui();
  const { app, deps } = useWorld();
  const sandbox = app.config.common?.sandbox;
  const summary = balances.summary.value;
  const { user } = app.session;
  const empty = summary !== undefined && compareAmounts(summary.balanceByUSDT, '0') === 0;
  const shown = sandbox !== undefined && user !== null && empty;
  // The money arrives while the faucet's page is in front, so refresh when the person comes back.
  useEffect(() => {
    if (!shown) return undefined;
    return deps.visibility.subscribe((visible) => visible && void balances.summary.reload());
  }, [balances, deps, shown]);
  if (!shown) return null;
  return (
    <Card title={t`Try the wallet with test money`}>
      <p className={styles.muted}>
        <Trans>This is a sandbox. Nothing here is real. The faucet sends test coins to any user number.</Trans>
      </p>
      <CopyField label={t`User number`} value={user.userName} className={styles.number} />
      <TextButton
        endIcon={glyphs.externalLink}
        render={
          <Link
            to={`${sandbox.outboxPath}?${new URLSearchParams({ userNo: user.userName })}`}
            target="_blank"
            reloadDocument
          />
        }
      >
        <Trans>Get test money</Trans>
      </TextButton>
    </Card>
  );
});
