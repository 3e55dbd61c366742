import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Avatar, TextButton } from '@ezwallet/ui';
import { useContactName } from '../../../shared/contacts/useContactName.ts';
import { isNickname } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import type { ShownPayee } from '../model/ShownPayee.ts';
import styles from './payee.module.css';

interface PayeeCardProps {
  payee: ShownPayee;
  /** Opens the choice of another person. Left out where there is no choice. */
  onChange?: (() => void) | undefined;
}

/** The recipient, as far as the sender may see them. */
export const PayeeCard = observer(function PayeeCard({
  payee: { userNo, nickMasked, userNoMasked },
  onChange,
}: PayeeCardProps) {
  const contactName = useContactName(userNo);
  return (
    <div className={styles.payee}>
      <Avatar name={contactName ?? nickMasked} />
      <div className={styles.payeeText}>
        <UserText className={styles.payeeName}>{contactName ?? nickMasked}</UserText>
        <span className={styles.payeeNo}>
          {contactName !== undefined && isNickname(nickMasked, userNoMasked) && (
            <>
              <UserText>{nickMasked}</UserText>
              {' · '}
            </>
          )}
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
});
