import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type AddressContact, isAddress } from '@ezwallet/domain-stores';
import { Drawer, Empty, SearchField, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { addressPaths } from '../../../world/paths.ts';
import { BookList } from '../../contacts/index.ts';
import styles from './withdrawal.module.css';

interface BookSheetProps {
  open: boolean;
  /** Shows only addresses for this coin. */
  currency: string;
  onChoose: (contact: AddressContact) => void;
  onClose: () => void;
}

/** Lets the person choose an address from the address book. */
export const BookSheet = observer(function BookSheet({ open, currency, onChoose, onClose }: BookSheetProps) {
  const { t } = useLingui();
  const { addressBook: book } = useSessionStores();
  const [text, setText] = useState('');
  useEffect(() => {
    if (open) void book.book.load();
  }, [book, open]);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Choose an address`}
      footer={
        <TextButton render={<Link to={addressPaths.book('addresses')} />}>
          <Trans>Manage addresses</Trans>
        </TextButton>
      }
    >
      <div className={styles.bookSheet}>
        <SearchField placeholder={t`Name, note or address`} value={text} onChange={setText} />
        <BookList
          book={book}
          entries={book.addresses.filter(({ currencyCode }) => currencyCode === currency)}
          text={text}
          none={
            <Empty
              picture={pictures.coin}
              title={t`No addresses for ${currency} yet`}
              description={t`Save the addresses you withdraw to.`}
            />
          }
          onChoose={(contact) => {
            if (isAddress(contact)) onChoose(contact);
            onClose();
          }}
        />
      </div>
    </Drawer>
  );
});
