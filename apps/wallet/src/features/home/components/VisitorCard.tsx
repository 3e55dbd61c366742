import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@ezwallet/ui';
import { Entrance } from './Entrance.tsx';
import styles from './home.module.css';

/** Shown to a visitor in place of their own data. */
export function VisitorCard() {
  const { t } = useLingui();
  return (
    <Card title={t`You are not logged in`}>
      <p className={styles.muted}>
        <Trans>Log in to see your assets.</Trans>
      </p>
      <Entrance />
    </Card>
  );
}
