import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { TradeQuote, TradeSide } from '@ezwallet/domain-stores';
import { Button, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';
import { featureLooks } from '../model/featureLooks.ts';
import { useFeatures } from './useFeatures.ts';
import styles from './TradeStrip.module.css';

/** Both sides of secured trades in one line. Nothing where the server has closed them. */
export const TradeStrip = observer(function TradeStrip() {
  const { t } = useLingui();
  const { isShown } = useFeatures();
  const { purchase, sale } = useOptionalSessionStores()?.trades ?? {};
  if (!isShown('buy')) return null;
  return (
    <section className={styles.strip} aria-label={t`Secured trade`}>
      <Icon glyph={glyphs.shieldCheck} className={styles.shield} />
      <div>
        <h2>{t`Secured trade`}</h2>
        <p>{t`Coins wait in escrow until the payment is confirmed`}</p>
      </div>
      <Side side="buy" quote={purchase?.quote} />
      <Side side="sell" quote={sale?.quote} />
    </section>
  );
});

interface SideProps {
  side: TradeSide;
  /** Undefined for a visitor, who has no price. */
  quote: TradeQuote | undefined;
}

/** The way to one side, with its price as soon as there is one. */
const Side = observer(function Side({ side, quote }: SideProps) {
  const { t, i18n } = useLingui();
  const { wayTo } = useFeatures();
  useEffect(() => quote?.watch(), [quote]);
  const price = quote?.fromPrice && formatAmount(quote.fromPrice);
  return (
    <Button size={32} variant="tint" {...wayTo(side)}>
      {price === undefined
        ? i18n._(featureLooks[side].label)
        : side === 'buy'
          ? t`Buy at ${price}`
          : t`Sell at ${price}`}
    </Button>
  );
});
