import { Trans } from '@lingui/react/macro';
import type { Payee } from '@ezwallet/domain-stores';
import { Avatar, TextButton } from '@ezwallet/ui';
import styles from './payee.module.css';

interface PayeeCardProps {
  payee: Pick<Payee, 'nickMasked' | 'userNoMasked'>;
  /** Opens the choice of another person. Left out where there is no choice. */
  onChange?: (() => void) | undefined;
}

/** The recipient, as far as the sender may see them. */
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
