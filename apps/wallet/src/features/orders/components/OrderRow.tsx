import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import { isOpenTrade } from '@ezwallet/domain-stores';
import { Amount, Badge, CoinIcon, Countdown, ListItem } from '@ezwallet/ui';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { lookOf } from '../model/tradeLooks.ts';
import { orderPath } from '../model/orderPath.ts';
import styles from './orders.module.css';

/** One trade in a list: what it is about, its status, and while it runs the time that is left. */
export const OrderRow = observer(function OrderRow({ trade }: { trade: TradeRow }) {
  const { t } = useLingui();
  const { serverNow } = useWorld().deps;
  const { amount, currency, fiat, fiatAmount, deadline, createdAt, unread } = trade;
  const { hideAmounts } = useStores().settings;
  const coins = hideAmounts ? currency : moneyText(amount, currency);
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={
        <>
          {sideOf(trade) === 'seller' ? t`Sell ${coins}` : t`Buy ${coins}`} {unread > 0 && <Badge value={unread} />}
        </>
      }
      description={
        isOpenTrade(trade) && deadline ? (
          <Countdown className={styles.left} until={deadline.at} now={serverNow} />
        ) : (
          shortTimeText(createdAt)
        )
      }
      value={
        <Amount
          value={fiatAmount}
          currency={fiat}
          decimals={shownDecimals(fiatAmount)}
          size={15}
          hidden={hideAmounts}
        />
      }
      valueDescription={<StatusMark look={lookOf(trade)} />}
      render={<Link to={orderPath(trade)} />}
      chevron={false}
    />
  );
});
