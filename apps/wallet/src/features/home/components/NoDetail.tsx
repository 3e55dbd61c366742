import { useLingui } from '@lingui/react/macro';
import { Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import styles from './NoDetail.module.css';

/** The side of a detail while none is open. */
export function NoDetail() {
  const { t } = useLingui();
  return (
    <main className={styles.hint}>
      <Empty picture={pictures.tray} title={t`Choose a row on the left to see it here.`} />
    </main>
  );
}
