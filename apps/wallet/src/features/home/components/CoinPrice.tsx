import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { FiatStore } from '@ezwallet/domain-stores';
import { Amount, Change, CoinIcon, Skeleton } from '@ezwallet/ui';
import { formatAmount } from '@ezwallet/validators';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { coinName } from '../../../shared/money/coinName.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { priceDecimals } from '../model/priceDecimals.ts';
import styles from './coin.module.css';
import { FiatWorth } from './FiatWorth.tsx';

interface CoinPriceProps {
  currency: string;
  /** Null for a visitor, and while the stores load. */
  fiat: FiatStore | null;
}

/** What a coin is called and what it costs now. */
export const CoinPrice = observer(function CoinPrice({ currency, fiat }: CoinPriceProps) {
  const { t, i18n } = useLingui();
  const { config, rates } = useStores();
  const rate = rates.of(currency);
  const name = rate?.name ?? config.currencies.find(({ currencyCode }) => currencyCode === currency)?.name;
  return (
    <section aria-label={t`${currency} price`}>
      <div className={styles.coin}>
        <CoinIcon coin={currency} size={24} />
        <bdi>{coinName(i18n, currency, name)}</bdi>
      </div>
      <Loaded
        of={rates.prices}
        staleNote={false}
        failed={t`We could not load the prices.`}
        skeleton={<PricePlaceholder />}
      >
        {() =>
          rate ? (
            <>
              <div className={styles.price}>
                <Amount size={28} value={rate.price} decimals={priceDecimals(rate.price)} currency="USDT" />
                <Change value={rate.change} decimals={2} suffix="%" period={t`24 h`} />
              </div>
              <div className={styles.fiat}>
                {fiat && <FiatWorth fiat={fiat} usdt={rate.price} />}
                {/* EZ is a label that is worth 1 USDT. */}
                <bdi className={styles.ez}>
                  1 {currency} = {formatAmount(rate.price, { decimals: priceDecimals(rate.price) })} EZ
                </bdi>
              </div>
            </>
          ) : (
            <p className={styles.unpriced}>
              <Trans>Prices are not available.</Trans>
            </p>
          )
        }
      </Loaded>
    </section>
  );
});

function PricePlaceholder() {
  return (
    <div className={styles.price}>
      <Skeleton width={180} height={28} />
    </div>
  );
}
