import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type AddressBookStore, searchContacts } from '@ezwallet/domain-stores';
import type { Contact } from '@ezwallet/api-client/contract';
import { Empty, List, SkeletonRow } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import styles from './contacts.module.css';
import { ContactRow } from './ContactRow.tsx';

interface BookListProps<Entry extends Contact> {
  book: AddressBookStore;
  /** Those of the book that are meant. */
  entries: readonly Entry[];
  /** What the names are searched for. */
  text: string;
  /** What stands in the place of entries where there are none. */
  none: ReactNode;
  onChoose: (entry: Entry) => void;
}

/** Entries of the address book, or why there are none. */
export const BookList = observer(function BookList<Entry extends Contact>(props: BookListProps<Entry>) {
  const { book, entries, text, none, onChoose } = props;
  const { t } = useLingui();
  const found = searchContacts(entries, text);
  return (
    <Loaded
      of={book.book}
      className={styles.list}
      failed={t`The contacts could not be loaded`}
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
          <Empty icon={glyphs.search} title={t`Nobody found`} description={t`No name, remark, number or address fits.`} />
        )
      }
    </Loaded>
  );
}) as <Entry extends Contact>(props: BookListProps<Entry>) => ReactNode;
