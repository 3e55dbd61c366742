import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AcceptorOffer } from '@ezwallet/api-client/contract';
import type { AcceptorOffers } from '@ezwallet/domain-stores';
import { List, ListItem, PickerSheet } from '@ezwallet/ui';
import { accountWords } from '../../pay-accounts/index.ts';

interface AccountChoiceProps {
  offers: AcceptorOffers;
  offer: AcceptorOffer;
  disabled: boolean;
}

/** Which own account the buyer of an offer pays. Nothing where there is only one, or where the person buys. */
export const AccountChoice = observer(function AccountChoice({ offers, offer, disabled }: AccountChoiceProps) {
  const { t, i18n } = useLingui();
  const [choosing, setChoosing] = useState<string>();
  const accounts = offers.accountsFor(offer);
  const account = offers.accountFor(offer);
  if (!account || accounts.length < 2) return null;
  const title = t`The buyer pays to`;
  return (
    <>
      <List framed>
        <ListItem
          tone="pair"
          height={44}
          title={title}
          value={accountWords(account, i18n)}
          disabled={disabled}
          onClick={() => setChoosing(offer.offerNo)}
        />
      </List>
      <PickerSheet
        // A choice belongs to the offer that it was opened for.
        open={choosing === offer.offerNo}
        onOpenChange={(open) => setChoosing(open ? offer.offerNo : undefined)}
        title={title}
        items={accounts.map((each) => ({ value: each.id, label: accountWords(each, i18n) }))}
        value={account.id}
        onChange={(id) => offers.chooseAccount(offer, id)}
      />
    </>
  );
});
