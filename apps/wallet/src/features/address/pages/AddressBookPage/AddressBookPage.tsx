import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Contact } from '@ezwallet/api-client/contract';
import { Button, Empty, IconButton, SearchField, SegmentedControl } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { addressPaths, type BookHalf } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { BookList } from '../../../contacts/index.ts';
import { ContactSheet } from '../../components/ContactSheet.tsx';
import { EditSheet } from '../../components/EditSheet.tsx';
import { WhitelistRow } from '../../components/WhitelistRow.tsx';
import { useWhitelist } from '../../components/useWhitelist.ts';
import styles from '../../components/address.module.css';

/** The people and addresses that the person sends money to. */
export const AddressBookPage = observer(function AddressBookPage() {
  const { t } = useLingui();
  const { deps } = useWorld();
  const { addressBook: book } = useSessionStores();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const half: BookHalf = query.get('half') === 'addresses' ? 'addresses' : 'people';
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [sheet, setSheet] = useState<'entry' | 'edit' | null>(null);
  const [gate] = useState(() => new ProofGate(deps.api));
  const { vouch } = useWhitelist(book, gate);
  useEffect(() => void book.book.load(), [book]);
  const contact = book.entries.find(({ addressId }) => addressId === chosen);
  const add = (
    <Button size={32} variant="tint" icon={glyphs.plus} onClick={() => void navigate(addressPaths.add({ half }))}>
      <Trans>Add</Trans>
    </Button>
  );
  return (
    <Screen
      title={t`Contacts`}
      onBack={useGoBack()}
      actions={
        <IconButton icon={glyphs.plus} label={t`New contact`} render={<Link to={addressPaths.add({ half })} />} />
      }
    >
      <div className={styles.book}>
        <SegmentedControl
          block
          label={t`Contact type`}
          items={[
            { value: 'people', label: t`People` },
            { value: 'addresses', label: t`Addresses` },
          ]}
          value={half}
          onChange={(next) => setQuery({ half: next }, { replace: true })}
        />
        {half === 'addresses' && <WhitelistRow book={book} gate={gate} />}
        {half === 'addresses' && <ComingProofs change="setting" />}
        <SearchField placeholder={t`Name, note, number or address`} value={text} onChange={setText} />
        <BookList<Contact>
          book={book}
          entries={half === 'people' ? book.people : book.addresses}
          text={text}
          none={
            half === 'people' ? (
              <Empty
                picture={pictures.people}
                title={t`No contacts yet`}
                description={t`Save the people you often send to.`}
                action={add}
              />
            ) : (
              <Empty
                picture={pictures.coin}
                title={t`No addresses yet`}
                description={t`Save the addresses you withdraw to.`}
                action={add}
              />
            )
          }
          onChoose={({ addressId }) => {
            setChosen(addressId);
            setSheet('entry');
          }}
        />
      </div>
      {contact && (
        <>
          <ContactSheet
            book={book}
            contact={contact}
            open={sheet === 'entry'}
            onEdit={() => setSheet('edit')}
            onVouch={() => {
              setSheet(null);
              void vouch(contact.addressId);
            }}
            onClose={() => setSheet(null)}
          />
          <EditSheet book={book} contact={contact} open={sheet === 'edit'} onClose={() => setSheet(null)} />
        </>
      )}
      <ProofSheet gate={gate} />
    </Screen>
  );
});
