import { Trans } from '@lingui/react/macro';
import { Entrance } from './Entrance.tsx';
import styles from './home.module.css';

/** What a visitor sees in place of a balance. */
export function Invitation() {
  return (
    <section className={styles.invitation}>
      <h1 className={styles.headline} tabIndex={-1}>
        <Trans>Your coins, close at hand</Trans>
      </h1>
      <p className={styles.muted}>
        <Trans>Transfers to a user number arrive at once and cost nothing.</Trans>
      </p>
      <Entrance />
    </section>
  );
}
