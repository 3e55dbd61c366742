import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Amount, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { lookOf } from '../../orders/index.ts';
import type { Gain } from '../model/gainOf.ts';
import styles from './result.module.css';

interface TradeResultProps {
  trade: Trade;
  gain: Gain;
  /** Ref of the heading. */
  heading?: Ref<HTMLHeadingElement>;
}

/** The good end of a trade: what came, large, with its bonus, and where the coins are. */
export const TradeResult = observer(function TradeResult({ trade, gain, heading }: TradeResultProps) {
  const { i18n } = useLingui();
  const { hideAmounts } = useStores().settings;
  const { amount, currency, bonus } = trade;
  const extra = moneyText(bonus, 'USDT');
  const sold = moneyText(amount, currency);
  return (
    <section className={styles.result}>
      <span className={styles.disc}>
        <Icon glyph={glyphs.check} size={32} />
      </span>
      <h2 ref={heading} className={styles.name} tabIndex={-1}>
        {i18n._(lookOf(trade).name)}
      </h2>
      <Amount
        className={styles.gain}
        value={gain.value}
        currency={gain.currency}
        decimals={shownDecimals(gain.value)}
        size={28}
        sign="always"
        hidden={hideAmounts}
      />
      {compareAmounts(bonus, '0') > 0 && !hideAmounts && (
        <p className={styles.bonus}>
          <Icon glyph={glyphs.gift} size={16} />
          <Trans>plus {extra} bonus</Trans>
        </p>
      )}
      <p className={styles.where}>
        {sideOf(trade) === 'buyer' ? (
          <Trans>The coins are in your balance.</Trans>
        ) : hideAmounts ? (
          <Trans>The coins went to the buyer.</Trans>
        ) : (
          <Trans>{sold} went to the buyer.</Trans>
        )}
      </p>
    </section>
  );
});
