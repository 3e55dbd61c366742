import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type AddressBookStore, searchContacts } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Empty, List, SkeletonRow } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import styles from './contacts.module.css';
import { ContactRow } from './ContactRow.tsx';

interface BookListProps<Entry extends Contact> {
  book: AddressBookStore;
  /** The contacts to show. */
  entries: readonly Entry[];
  /** Search text. */
  text: string;
  /** Shown when there are no contacts. */
  none: ReactNode;
  onChoose: (entry: Entry) => void;
}

/** Contacts of the address book, or the reason why there are none. */
export const BookList = observer(function BookList<Entry extends Contact>(props: BookListProps<Entry>) {
  const { book, entries, text, none, onChoose } = props;
  const { t } = useLingui();
  const found = searchContacts(entries, text);
  return (
    <Loaded
      of={book.book}
      className={styles.list}
      failed={t`We could not load your contacts`}
      empty={none}
      isEmpty={() => entries.length === 0}
      skeleton={Array.from({ length: 6 }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {() =>
        found.length > 0 ? (
          <List>
            {found.map((entry) => (
              <ContactRow key={entry.addressId} book={book} contact={entry} onClick={() => onChoose(entry)} />
            ))}
          </List>
        ) : (
          <Empty
            picture={pictures.lens}
            title={t`No contacts found`}
            description={t`No name, note, number or address matches.`}
          />
        )
      }
    </Loaded>
  );
}) as <Entry extends Contact>(props: BookListProps<Entry>) => ReactNode;
