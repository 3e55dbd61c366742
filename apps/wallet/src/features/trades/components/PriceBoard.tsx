import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TradeSide } from '@ezwallet/domain-stores';
import { Button, Card, Skeleton } from '@ezwallet/ui';
import { formatAmount } from '@ezwallet/validators';
import { tradePaths } from '../../../world/paths.ts';
import styles from './PriceBoard.module.css';

/** A price of fiat has two places, and all its digits one size. */
const PLACES = { decimals: 2, minDecimals: 2 };

interface PriceBoardProps {
  currency: string;
  /** The price of one coin to buy and to sell; undefined while it loads. */
  buy: string | undefined;
  sell: string | undefined;
  /** Whether some amounts cost more than this. */
  isFrom?: boolean;
  /** Both are the price of the market, as visitors see it. */
  isMarket?: boolean;
  /** Whether nothing can begin on a side now. */
  isClosed?: (side: TradeSide) => boolean;
}

const NEVER = () => false;

/** The price to buy and the price to sell a coin, side by side, each with its button. */
export function PriceBoard({
  currency,
  buy,
  sell,
  isFrom = false,
  isMarket = false,
  isClosed = NEVER,
}: PriceBoardProps) {
  const { t } = useLingui();
  return (
    <Card padding="compact">
      <dl className={styles.board}>
        <Price
          label={isMarket || isFrom ? t`Buy 1 ${currency} from` : t`Buy 1 ${currency} for`}
          price={buy}
          isClosed={isClosed('buy')}
        >
          <Button block render={<Link to={tradePaths.buy()} />}>
            <Trans>Buy</Trans>
          </Button>
        </Price>
        <Price
          label={isMarket ? t`Sell 1 ${currency} for about` : t`Sell 1 ${currency} for`}
          price={sell}
          isClosed={isClosed('sell')}
        >
          <Button block variant="secondary" className={styles.quiet} render={<Link to={tradePaths.sell()} />}>
            <Trans>Sell</Trans>
          </Button>
        </Price>
      </dl>
      {isMarket && (
        <p className={styles.note}>
          <Trans>Prices of the market. Log in to see what members offer now.</Trans>
        </p>
      )}
    </Card>
  );
}

interface PriceProps {
  label: string;
  price: string | undefined;
  isClosed: boolean;
  /** The way to the form. */
  children: ReactNode;
}

function Price({ label, price, isClosed, children }: PriceProps) {
  if (isClosed) {
    return (
      <div className={styles.side}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.closed}>
          <Trans>Closed for now</Trans>
        </dd>
      </div>
    );
  }
  return (
    <div className={styles.side}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure} aria-busy={price === undefined}>
        {price === undefined ? (
          <Skeleton width={108} height={32} />
        ) : (
          <bdi>
            {formatAmount(price, PLACES)} <span className={styles.unit}>CNY</span>
          </bdi>
        )}
      </dd>
      <dd className={styles.way}>{children}</dd>
    </div>
  );
}
