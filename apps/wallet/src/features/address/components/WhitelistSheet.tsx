import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import { Button, Checkbox, CoinIcon, Drawer, List, ListItem } from '@ezwallet/ui';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import styles from './address.module.css';

interface WhitelistSheetProps {
  book: AddressBookStore;
  open: boolean;
  onAgree: (addressIds: readonly string[]) => void;
  onClose: () => void;
}

/** Asks which addresses the whitelist starts with. Those that nobody vouched for stay off it unless the person ticks them. */
export function WhitelistSheet({ open, onClose, ...fields }: WhitelistSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title={t`Turn on the whitelist?`}>
      {open && <Choice {...fields} />}
    </Drawer>
  );
}

const Choice = observer(function Choice({ book, onAgree }: Pick<WhitelistSheetProps, 'book' | 'onAgree'>) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const flip = (id: string) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  return (
    <div className={styles.form}>
      <p className={styles.words}>
        <Trans>
          You will only be able to withdraw to addresses on it. Addresses that you paid before stay. Tick the others
          that are yours: they are ready after 24 hours.
        </Trans>
      </p>
      <List framed>
        {book.unproven.map(({ addressId, name, currencyCode, protocol, to }) => (
          <ListItem
            key={addressId}
            leading={<CoinIcon coin={currencyCode} />}
            title={<UserText>{name}</UserText>}
            description={
              <>
                {protocol} · <bdi>{shortAddress(to)}</bdi>
              </>
            }
            control={<Checkbox checked={ticked.has(addressId)} onChange={() => flip(addressId)} />}
          />
        ))}
      </List>
      <Button block onClick={() => onAgree([...ticked])}>
        <Trans>Turn on</Trans>
      </Button>
    </div>
  );
});
