import type { Payee } from '@ezwallet/domain-stores';
import styles from './confirm.module.css';

/** A receiver on one line of facts: the masked name, and the masked number behind it. */
export function PayeeText({ payee: { nickMasked, userNoMasked } }: { payee: Pick<Payee, 'nickMasked' | 'userNoMasked'> }) {
  return (
    <>
      <bdi>{nickMasked}</bdi>
      <span className={styles.number}>
        {' · '}
        <bdi>{userNoMasked}</bdi>
      </span>
    </>
  );
}
