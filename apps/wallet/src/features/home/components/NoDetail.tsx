import { Trans } from '@lingui/react/macro';
import styles from './NoDetail.module.css';

/** The side of a detail while none is open. */
export function NoDetail() {
  return (
    <main className={styles.hint}>
      <p>
        <Trans>Choose a row on the left to see it here.</Trans>
      </p>
    </main>
  );
}
