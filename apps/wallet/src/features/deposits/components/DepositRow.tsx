import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { RECHARGE_STATUS } from '@ezwallet/api-client/constants';
import type { RechargeBill } from '@ezwallet/api-client/contract';
import { isPendingDeposit } from '@ezwallet/domain-stores';
import { Amount, CoinIcon, IconButton, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { timeText } from '../../../shared/time/time-text.ts';
import { statusLook, wayOf } from '../model/depositWords.ts';
import { Confirmations } from './Confirmations.tsx';
import styles from './DepositRow.module.css';

interface DepositRowProps {
  bill: RechargeBill;
  /** Offers to hide the deposit instead of opening it. */
  tidying: boolean;
  onHide: () => void;
}

/** One deposit: its origin and its progress. Links to its bill. */
export const DepositRow = observer(function DepositRow({ bill, tidying, onHide }: DepositRowProps) {
  const { t, i18n } = useLingui();
  const { settings } = useStores();
  const { billNo, currency, amount, at, status } = bill;
  const coming = isPendingDeposit(bill);
  const sum = moneyText(amount, currency);
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={i18n._(wayOf(bill))}
      description={
        <>
          <bdi className={styles.time}>{timeText(at)}</bdi>
          {coming && <Confirmations bill={bill} />}
        </>
      }
      value={
        <Amount
          value={amount}
          currency={currency}
          decimals={shownDecimals(amount)}
          size={15}
          sign="always"
          hidden={settings.hideAmounts}
          tone={status === RECHARGE_STATUS.approved ? 'change' : 'plain'}
        />
      }
      valueDescription={coming ? undefined : <StatusMark look={statusLook(bill)} />}
      chevron={false}
      {...(tidying
        ? {
            action: coming ? undefined : (
              <IconButton icon={glyphs.trash} size={20} label={t`Hide ${sum}`} onClick={onHide} />
            ),
          }
        : { render: <Link to={billingPaths.bill(billNo)} /> })}
    />
  );
});
