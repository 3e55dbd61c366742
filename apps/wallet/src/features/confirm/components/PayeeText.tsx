import { observer } from 'mobx-react-lite';
import { useContactName } from '../../../shared/contacts/useContactName.ts';
import { isNickname } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import type { ShownPayee } from '../model/ShownPayee.ts';
import styles from './PayeeText.module.css';

/** A recipient on one line: the person's own name for them, the masked name, then the masked number. */
export const PayeeText = observer(function PayeeText({
  payee: { userNo, nickMasked, userNoMasked },
}: {
  payee: ShownPayee;
}) {
  const contactName = useContactName(userNo);
  return (
    <>
      {contactName !== undefined && (
        <>
          <bdi>{contactName}</bdi>
          {' · '}
        </>
      )}
      {isNickname(nickMasked, userNoMasked) ? (
        <>
          <UserText>{nickMasked}</UserText>
          <span className={styles.number}>
            {' · '}
            <bdi>{userNoMasked}</bdi>
          </span>
        </>
      ) : (
        <bdi>{userNoMasked}</bdi>
      )}
    </>
  );
});
