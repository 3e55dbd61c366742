import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { RECHARGE_TYPES } from '@ezwallet/api-client/constants';
import type { DepositsStore } from '@ezwallet/domain-stores';
import { CoinIcon, List, ListItem } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { depositPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { Confirmations } from './Confirmations.tsx';

/** The newest deposit in progress. People look for it here after they send something. */
export const ComingNote = observer(function ComingNote({ bills }: { bills: DepositsStore }) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  // A purchase comes from a seller, and has its own place among the running orders.
  const newest = bills.pending.find(({ type }) => type !== RECHARGE_TYPES.c2cSell);
  if (!newest) return null;
  const sum = hideAmounts ? newest.currency : moneyText(newest.amount, newest.currency);
  return (
    <List framed aria-label={t`On its way`}>
      <ListItem
        leading={<CoinIcon coin={newest.currency} />}
        title={t`${sum} is on its way`}
        description={<Confirmations bill={newest} />}
        render={<Link to={depositPaths.bills()} />}
      />
    </List>
  );
});
