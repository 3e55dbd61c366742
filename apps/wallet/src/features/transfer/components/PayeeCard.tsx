import { Trans } from '@lingui/react/macro';
import type { Payee } from '@ezwallet/domain-stores';
import { Avatar, TextButton } from '@ezwallet/ui';
import styles from './transfer.module.css';

interface PayeeCardProps {
  payee: Payee;
  onChange: () => void;
}

/** Who receives, as far as one may see, and the way to somebody else. */
export function PayeeCard({ payee: { nickMasked, userNoMasked }, onChange }: PayeeCardProps) {
  return (
    <div className={styles.payee}>
      <Avatar name={nickMasked} />
      <div className={styles.payeeText}>
        <bdi className={styles.payeeName}>{nickMasked}</bdi>
        <span className={styles.payeeNo}>
          <Trans>
            User no. <bdi>{userNoMasked}</bdi>
          </Trans>
        </span>
      </div>
      <TextButton onClick={onChange}>
        <Trans>Change</Trans>
      </TextButton>
    </div>
  );
}
