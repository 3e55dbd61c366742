import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';
import { featureLooks } from '../model/featureLooks.ts';
import { useFeatures } from './useFeatures.ts';
import styles from './TradeStrip.module.css';

/** Both sides of secured trades in one line. Nothing where the server has closed them. */
export const TradeStrip = observer(function TradeStrip() {
  const { t, i18n } = useLingui();
  const { isShown, wayTo } = useFeatures();
  const stores = useOptionalSessionStores();
  const quotes = stores && { buy: stores.trades.purchase.quote, sell: stores.trades.sale.quote };
  const [buying, selling] = [quotes?.buy, quotes?.sell];
  useEffect(() => {
    const stops = [buying?.watch(), selling?.watch()];
    return () => stops.forEach((stop) => stop?.());
  }, [buying, selling]);
  const atPrice = { buy: (price: string) => t`Buy at ${price}`, sell: (price: string) => t`Sell at ${price}` };
  if (!isShown('buy')) return null;
  return (
    <section className={styles.strip} aria-label={t`Secured trade`}>
      <Icon glyph={glyphs.shieldCheck} className={styles.shield} />
      <div>
        <h2>{t`Secured trade`}</h2>
        <p>{t`Coins wait in escrow until the payment is confirmed`}</p>
      </div>
      {(['buy', 'sell'] as const).map((side) => (
        <Button key={side} size={32} variant="tint" {...wayTo(side)}>
          {quotes?.[side].fromPrice === undefined
            ? i18n._(featureLooks[side].label)
            : atPrice[side](formatAmount(quotes[side].fromPrice))}
        </Button>
      ))}
    </section>
  );
});
