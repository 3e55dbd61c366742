import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TradeQuote } from '@ezwallet/domain-stores';
import { Countdown, ListItem, Skeleton } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import styles from './PriceRow.module.css';

interface PriceRowProps {
  quote: TradeQuote;
  /** The price of the typed amount, where it has its own. */
  price?: string | undefined;
}

/** The price of one coin, and how long it holds. */
export const PriceRow = observer(function PriceRow({ quote, price }: PriceRowProps) {
  const { t } = useLingui();
  const { serverNow } = useWorld().deps;
  const { value, currency } = quote;
  return (
    <ListItem
      tone="pair"
      height={44}
      title={t`Price of 1 ${currency}`}
      value={
        <span className={styles.price} aria-busy={!value && !quote.isMethodClosed}>
          {value ? (
            <>
              <bdi>{moneyText(price ?? value.price, 'CNY')}</bdi>
              <Countdown
                className={styles.holds}
                until={value.quotedUntil}
                now={serverNow}
                aria-label={t`Price valid for`}
              />
            </>
          ) : quote.isMethodClosed ? (
            '–'
          ) : (
            <Skeleton width={96} />
          )}
        </span>
      }
    />
  );
});
