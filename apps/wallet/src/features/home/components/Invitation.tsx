import { Trans } from '@lingui/react/macro';
import { Entrance } from './Entrance.tsx';
import styles from './home.module.css';

/** Shown to a visitor in place of a balance. */
export function Invitation() {
  return (
    <section className={styles.invitation}>
      <h1 className={styles.headline} tabIndex={-1}>
        <Trans>Your coins in one place</Trans>
      </h1>
      <p className={styles.muted}>
        <Trans>Transfers to a user number are instant and free.</Trans>
      </p>
      <Entrance />
    </section>
  );
}
