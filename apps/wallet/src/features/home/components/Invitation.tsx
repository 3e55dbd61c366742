import { Trans } from '@lingui/react/macro';
import { Entrance } from './Entrance.tsx';
import shared from './home.module.css';
import styles from './Invitation.module.css';

/** Shown to a visitor in place of a balance. */
export function Invitation() {
  return (
    <section className={styles.invitation}>
      <h1 className={styles.headline} tabIndex={-1}>
        <Trans>Your coins in one place</Trans>
      </h1>
      <p className={shared.muted}>
        <Trans>Transfers to a user number are instant and free.</Trans>
      </p>
      <Entrance />
    </section>
  );
}
