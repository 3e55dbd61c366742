import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { type AddressBookStore, isPerson } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Avatar, CoinIcon, ListItem, Tag } from '@ezwallet/ui';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { isNickname } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import styles from './contacts.module.css';

interface ContactRowProps {
  book: Pick<AddressBookStore, 'isInEffect'>;
  contact: Contact;
  onClick: () => void;
}

/** One contact of the address book. */
export const ContactRow = observer(function ContactRow({ book, contact, onClick }: ContactRowProps) {
  const { name, remark, to } = contact;
  const person = isPerson(contact);
  const young = !person && !book.isInEffect(contact);
  return (
    <ListItem
      leading={person ? <Avatar name={name} size={36} /> : <CoinIcon coin={contact.currencyCode} />}
      title={
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {remark !== '' && <UserText className={styles.remark}>{remark}</UserText>}
        </span>
      }
      description={
        person ? (
          <>
            {isNickname(contact.nickMasked, to) && (
              <>
                <UserText>{contact.nickMasked}</UserText> ·{' '}
              </>
            )}
            <bdi>{to}</bdi>
          </>
        ) : (
          <>
            {contact.protocol} · <bdi>{shortAddress(to)}</bdi>
          </>
        )
      }
      value={
        young ? (
          <Tag tone="warning">
            {contact.effectiveAt === null ? (
              <Trans>Not on your whitelist</Trans>
            ) : (
              <Trans>Available from {shortTimeText(contact.effectiveAt)}</Trans>
            )}
          </Tag>
        ) : undefined
      }
      onClick={onClick}
    />
  );
});
