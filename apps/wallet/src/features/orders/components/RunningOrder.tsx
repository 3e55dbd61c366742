import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { TradeRow } from '@ezwallet/api-client/contract';
import { isMyTurn, stageOf } from '@ezwallet/domain-stores';
import { Badge, CoinIcon, Countdown, Icon, ListItem, TimeRing } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { deadlineSpan } from '../model/deadlineSpan.ts';
import { orderPath } from '../model/orderPath.ts';
import { lookOf, timerWords } from '../model/tradeLooks.ts';
import styles from './orders.module.css';

/** A trade that runs: what it waits for, and its time as a ring and in figures. */
export const RunningOrder = observer(function RunningOrder({ trade }: { trade: TradeRow }) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld().deps;
  const { hideAmounts } = useStores().settings;
  const { amount, currency, fiat, fiatAmount, deadline, unread } = trade;
  const coins = hideAmounts ? currency : moneyText(amount, currency);
  const sum = hideAmounts ? fiat : moneyText(fiatAmount, fiat);
  const isBuyer = sideOf(trade) === 'buyer';
  const stage = stageOf(trade);
  const look = lookOf(trade);
  const pays = isBuyer && stage === 'waitingForPayment';
  const title = pays ? t`Pay ${sum}` : !isBuyer && stage === 'paid' ? t`Release ${coins}` : i18n._(look.name);
  const tone = isMyTurn(trade) ? 'warning' : 'accent';
  return (
    <ListItem
      leading={
        deadline ? (
          <TimeRing until={deadline.at} span={deadlineSpan(trade, deadline)} now={serverNow} size={36} tone={tone}>
            <Icon glyph={pays ? glyphs.card : look.icon} size={16} />
          </TimeRing>
        ) : (
          <CoinIcon coin={currency} />
        )
      }
      title={
        <>
          {title} {unread > 0 && <Badge value={unread} />}
        </>
      }
      description={isBuyer ? t`Buy ${coins}` : t`Sell ${coins}`}
      value={deadline && <Countdown className={styles.left} data-tone={tone} until={deadline.at} now={serverNow} />}
      valueDescription={deadline && i18n._(timerWords(deadline.kind, trade))}
      render={<Link to={orderPath(trade)} />}
    />
  );
});
