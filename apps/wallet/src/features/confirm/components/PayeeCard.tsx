import { Trans } from '@lingui/react/macro';
import type { Payee } from '@ezwallet/domain-stores';
import { Avatar, TextButton } from '@ezwallet/ui';
import styles from './payee.module.css';

interface PayeeCardProps {
  payee: Pick<Payee, 'nickMasked' | 'userNoMasked'>;
  /** The way to somebody else; left out where there is none. */
  onChange?: (() => void) | undefined;
}

/** Who receives, as far as one may see. */
export function PayeeCard({ payee: { nickMasked, userNoMasked }, onChange }: PayeeCardProps) {
  return (
    <div className={styles.payee}>
      <Avatar name={nickMasked} />
      <div className={styles.payeeText}>
        <bdi className={styles.payeeName}>{nickMasked}</bdi>
        <span className={styles.payeeNo}>
          <Trans>
            User number <bdi>{userNoMasked}</bdi>
          </Trans>
        </span>
      </div>
      {onChange && (
        <TextButton onClick={onChange}>
          <Trans>Change</Trans>
        </TextButton>
      )}
    </div>
  );
}
