import { Trans } from '@lingui/react/macro';
import { Rings } from '../../../shared/rings/Rings.tsx';
import { Entrance } from './Entrance.tsx';
import styles from './Invitation.module.css';

/** Shown to a visitor in place of a balance. */
export function Invitation() {
  return (
    <section className={styles.invitation}>
      <Rings inner={28} step={15} rings={4} thing="wallet" className={styles.rings} />
      <h1 className={styles.headline} tabIndex={-1}>
        <Trans>Your coins in one place</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Transfers to a user number are instant and free.</Trans>
      </p>
      <Entrance />
    </section>
  );
}
