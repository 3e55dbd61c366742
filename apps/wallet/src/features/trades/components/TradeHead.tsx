import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type Ref } from 'react';
import { canAppealLate, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade, stageOf, trackOf, TRADE_STEPS, type TradeStore } from '@ezwallet/domain-stores';
import { Countdown, OrderProgress } from '@ezwallet/ui';
import { clockText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { lookOf, timerWords, trackWords } from '../../orders/index.ts';
import { comingNext } from '../model/comingNext.ts';
import { HowItWorks } from './HowItWorks.tsx';
import shared from './trades.module.css';
import styles from './TradeHead.module.css';

interface TradeHeadProps {
  store: TradeStore;
  trade: Trade;
  /** Ref of the heading. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The step of each trade that its screen showed last, so that a step taken on another screen comes alive too. */
const lastShown = new WeakMap<TradeStore, number>();

/** The status of a trade, the time that is left, how far it has come, and what happens next. */
export const TradeHead = observer(function TradeHead({ store, trade, heading }: TradeHeadProps) {
  const { t, i18n } = useLingui();
  const { serverNow } = useWorld().deps;
  const { deadline } = trade;
  const { current, state, times } = trackOf(trade);
  const stage = stageOf(trade);
  const [seen] = useState(() => lastShown.get(store));
  useEffect(() => void lastShown.set(store, current), [store, current]);
  const mayHavePaid =
    sideOf(trade) === 'buyer' &&
    (stage === 'cancelled' || stage === 'expired') &&
    trade.appeal === null &&
    canAppealLate(trade, serverNow());
  const isHandsOff = stage === 'paid';
  const pays = stage === 'waitingForPayment' && sideOf(trade) === 'buyer';
  return (
    <section className={styles.head}>
      <div className={styles.headLine}>
        <h2 ref={heading} className={styles.status} tabIndex={-1} aria-live="polite">
          {i18n._(lookOf(trade).name)}
        </h2>
        {isOpenTrade(trade) && deadline && (
          <p className={styles.timer}>
            <Countdown until={deadline.at} now={serverNow} onEnd={() => void store.look()} className={shared.clock} />
            <span className={shared.subtle}>{i18n._(timerWords(deadline.kind, trade))}</span>
          </p>
        )}
      </div>
      <OrderProgress
        className={styles.track}
        current={current}
        seen={seen}
        status={state}
        items={TRADE_STEPS.map((step, at) => {
          const time = times[at];
          return {
            value: step,
            label: i18n._(trackWords(step, trade, at < current)),
            ...(time === undefined ? {} : { time: clockText(time) }),
          };
        })}
      />
      <p className={shared.next}>{i18n._(comingNext(trade, serverNow()))}</p>
      {pays && <HowItWorks trade={trade} />}
      {mayHavePaid && <p className={shared.subtle}>{t`If you have already paid, open an appeal now.`}</p>}
      {isHandsOff && (
        <p className={shared.subtle}>
          {sideOf(trade) === 'buyer'
            ? t`Only the seller or support can release the coins.`
            : t`We never release your coins without you, unless support decides an appeal.`}
        </p>
      )}
    </section>
  );
});
