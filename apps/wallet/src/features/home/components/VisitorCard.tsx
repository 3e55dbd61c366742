import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@ezwallet/ui';
import { Entrance } from './Entrance.tsx';
import styles from './home.module.css';

/** Stands in a visitor's tab where a member's own things would be. */
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
