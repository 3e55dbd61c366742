import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Amount, Change, CoinIcon, Empty, List, ListItem, SkeletonRow, Sparkline } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import type { Rate } from '@ezwallet/domain-stores';
import { coinPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { arrangeMarket, type MarketQuery } from '../model/arrangeMarket.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { coinName } from '../../../shared/money/coinName.ts';
import { priceDecimals } from '../model/priceDecimals.ts';
import styles from './MarketList.module.css';

/** Placeholder rows for the whole market. */
const PLACEHOLDERS = 10;

interface MarketListProps {
  /** The most rows to show. */
  limit?: number;
  query?: MarketQuery;
  /** Shown if no coin fits. */
  empty?: ReactNode;
}

const EVERY_COIN: MarketQuery = { view: 'all' };

/** Prices in USDT and their change in the last 24 hours. A row opens the page of its coin. */
export const MarketList = observer(function MarketList({
  limit = Infinity,
  query = EVERY_COIN,
  empty,
}: MarketListProps) {
  const { t, i18n } = useLingui();
  const { rates } = useStores();
  const nameOf = ({ currency, name }: Rate) => coinName(i18n, currency, name);
  const list = arrangeMarket(rates.list, { nameOf, ...query });
  return (
    <Loaded
      of={rates.prices}
      staleNote={false}
      failed={t`Prices are not available`}
      empty={empty ?? <Empty picture={pictures.chart} title={t`None right now`} />}
      isEmpty={() => list.length === 0}
      skeleton={Array.from({ length: Math.min(limit, PLACEHOLDERS) }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {() => (
        <List>
          {list.slice(0, limit).map((rate) => (
            <MarketRow key={rate.currency} rate={rate} />
          ))}
        </List>
      )}
    </Loaded>
  );
});

function MarketRow({ rate }: { rate: Rate }) {
  const { i18n } = useLingui();
  const { currency, name, price, change, series } = rate;
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={currency}
      description={coinName(i18n, currency, name)}
      middle={<Sparkline className={styles.sparkline} values={series.map(Number)} />}
      value={<Amount size={15} value={price} decimals={priceDecimals(price)} />}
      valueDescription={<Change value={change} decimals={2} suffix="%" />}
      render={<Link to={coinPaths.coin(currency)} />}
      chevron={false}
    />
  );
}
