import type { Payee } from '@ezwallet/domain-stores';
import styles from './confirm.module.css';

/** A recipient on one line: the masked name, then the masked number. */
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
