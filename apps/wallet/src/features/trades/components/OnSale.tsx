import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { OnSale as Offer } from '@ezwallet/domain-stores';
import { Icon, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { formatAmount } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { tradePaths } from '../../../world/paths.ts';
import styles from './OnSale.module.css';

/** As many tiles as leave the protection in view. */
const TILES = 4;

interface OnSaleProps {
  currency: string;
  /** Undefined while it loads. */
  onSale: readonly Offer[] | undefined;
  /** The form begins with this amount. */
  onTake: (amount: string) => void;
}

/** The amounts that somebody sells now, each with its sum and price. */
export function OnSale({ currency, onSale, onTake }: OnSaleProps) {
  const { t } = useLingui();
  const shown = onSale?.slice(0, TILES);
  return (
    <section aria-labelledby="on-sale">
      <div className={styles.head}>
        <h2 id="on-sale" className={styles.title}>
          <Trans>Available now</Trans>
        </h2>
        {shown?.some(({ fast }) => fast) && (
          <span className={styles.legend}>
            <Icon glyph={glyphs.flash} size={16} className={styles.fast} />
            <Trans>Matched at once</Trans>
          </span>
        )}
      </div>
      {shown?.length === 0 ? (
        <p className={styles.none}>
          <Trans>No amount is on sale right now. Order any amount, and we ask sellers for you.</Trans>
        </p>
      ) : (
        <ul className={styles.tiles} aria-busy={!shown}>
          {shown?.map(({ amount, price, fiatAmount, fast }) => (
            <li key={amount}>
              <Link className={styles.tile} to={tradePaths.buy()} onClick={() => onTake(amount)}>
                <span className={styles.line}>
                  <bdi className={styles.amount}>
                    {moneyText(amount, '').trim()} <span>{currency}</span>
                  </bdi>
                  {fast && <Icon glyph={glyphs.flash} size={16} label={t`Matched at once`} className={styles.fast} />}
                </span>
                <span className={styles.small}>
                  <bdi>{moneyText(fiatAmount, 'CNY')}</bdi> <bdi>{formatAmount(price, { minDecimals: 2 })}</bdi>
                </span>
              </Link>
            </li>
          )) ??
            Array.from({ length: TILES }, (_, at) => (
              <li key={at}>
                <Skeleton height={61} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
