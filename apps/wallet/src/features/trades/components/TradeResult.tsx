import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Amount, Result } from '@ezwallet/ui';
import { addAmounts, compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { lookOf } from '../../orders/index.ts';
import type { Gain } from '../model/gainOf.ts';
import styles from './TradeResult.module.css';

interface TradeResultProps {
  trade: Trade;
  gain: Gain;
  /** The person sees it happen. */
  fresh?: boolean;
  /** Ref of the heading. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The bonus of a trade is in this coin. */
const BONUS_IN = 'USDT';

/** The good end of a trade: what came, large, with its bonus, and where the coins are. */
export const TradeResult = observer(function TradeResult({ trade, gain, fresh = false, heading }: TradeResultProps) {
  const { i18n } = useLingui();
  const { hideAmounts } = useStores().settings;
  const { amount, currency, bonus } = trade;
  const isBuyer = sideOf(trade) === 'buyer';
  const hasBonus = compareAmounts(bonus, '0') > 0;
  const extra = moneyText(bonus, BONUS_IN);
  const sold = moneyText(amount, currency);
  const all = moneyText(hasBonus && currency === BONUS_IN ? addAmounts(amount, bonus) : amount, currency);
  return (
    <Result
      className={styles.result}
      status="success"
      fresh={fresh}
      // A seller has felt the end of the release already.
      felt={fresh && isBuyer}
      titleRef={heading}
      title={i18n._(lookOf(trade).name)}
      amount={
        <Amount
          value={gain.value}
          currency={gain.currency}
          decimals={shownDecimals(gain.value)}
          size={36}
          sign="always"
          hidden={hideAmounts}
        />
      }
      bonus={hasBonus && !hideAmounts ? <Trans>plus {extra} bonus</Trans> : undefined}
      description={
        isBuyer ? (
          hideAmounts ? (
            <Trans>The coins are in your balance.</Trans>
          ) : (
            <Trans>{all} are in your balance.</Trans>
          )
        ) : hideAmounts ? (
          <Trans>The coins went to the buyer.</Trans>
        ) : (
          <Trans>{sold} went to the buyer.</Trans>
        )
      }
    />
  );
});
