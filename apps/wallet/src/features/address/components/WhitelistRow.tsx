import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import { dialog, List, ListItem, Switch } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import type { ProofGate } from '../../proof/index.ts';
import { useWhitelist } from './useWhitelist.ts';
import { WhitelistSheet } from './WhitelistSheet.tsx';

interface WhitelistRowProps {
  book: AddressBookStore;
  gate: ProofGate;
}

/** The switch for the whitelist: withdrawals only to addresses of the address book. */
export const WhitelistRow = observer(function WhitelistRow({ book, gate }: WhitelistRowProps) {
  const { t } = useLingui();
  const { session } = useStores();
  const [choosing, setChoosing] = useState(false);
  const { turnOn, turnOff } = useWhitelist(book, gate);
  const on = session.user?.addressWhitelist ?? false;
  const change = async (next: boolean) => {
    if (next && book.unproven.length > 0) return setChoosing(true);
    const agreed = await dialog.confirm(
      next
        ? {
            title: t`Turn on the whitelist?`,
            description: t`You will only be able to withdraw to addresses on it. A new one is ready after 24 hours.`,
            confirmText: t`Turn on`,
          }
        : {
            title: t`Turn off the whitelist?`,
            description: t`For your security, we will pause withdrawals and transfers for 24 hours.`,
            confirmText: t`Turn off`,
            danger: true,
          },
    );
    if (agreed) await (next ? turnOn([]) : turnOff());
  };
  const agree = (addressIds: readonly string[]) => {
    setChoosing(false);
    void turnOn(addressIds);
  };
  return (
    <>
      <List framed>
        <ListItem
          icon={glyphs.trustedList}
          title={t`Withdrawal whitelist`}
          description={t`Only addresses that you paid before or confirmed`}
          control={<Switch checked={on} onChange={change} />}
        />
      </List>
      <WhitelistSheet book={book} open={choosing} onAgree={agree} onClose={() => setChoosing(false)} />
    </>
  );
});
