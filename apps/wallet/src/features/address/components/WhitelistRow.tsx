import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { AddressBookStore } from '@ezwallet/domain-stores';
import { dialog, List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { ProofGate } from '../../proof/index.ts';

interface WhitelistRowProps {
  book: AddressBookStore;
  gate: ProofGate;
}

/** The switch for the whitelist: withdrawals only to addresses of the address book. */
export const WhitelistRow = observer(function WhitelistRow({ book, gate }: WhitelistRowProps) {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const on = session.user?.addressWhitelist ?? false;
  const change = async (next: boolean) => {
    const agreed = await dialog.confirm(
      next
        ? {
            title: t`Turn on the whitelist?`,
            description: t`You will only be able to withdraw to addresses you added at least 24 hours ago.`,
            confirmText: t`Turn on`,
          }
        : {
            title: t`Turn off the whitelist?`,
            description: t`For your security, we will pause withdrawals and transfers for 24 hours.`,
            confirmText: t`Turn off`,
            danger: true,
          },
    );
    if (!agreed) return;
    try {
      const done = await gate.pass(async (codes) => {
        await book.setWhitelist(next, codes);
        return true;
      });
      if (done) toast.success(next ? t`Whitelist turned on` : t`Whitelist turned off`);
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
    }
  };
  return (
    <List framed>
      <ListItem
        icon={glyphs.trustedList}
        title={t`Withdrawal whitelist`}
        description={t`Only addresses added at least 24 hours ago`}
        control={<Switch checked={on} onChange={change} />}
      />
    </List>
  );
});
