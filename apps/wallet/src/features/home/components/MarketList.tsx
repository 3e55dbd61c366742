import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Amount, Change, CoinIcon, List, ListItem, SkeletonRegion, SkeletonRow, Sparkline } from '@ezwallet/ui';
import type { Rate } from '@ezwallet/domain-stores';
import { useStores } from '../../../app/StoresContext.tsx';
import { coinName } from '../model/coinNames.ts';
import { priceDecimals } from '../model/priceDecimals.ts';
import { LoadProblem } from './LoadProblem.tsx';

/** The coin that all prices are in; its own says nothing. */
const QUOTE = 'USDT';

/** Rows to hold the place of the whole market. */
const PLACEHOLDERS = 10;

/** Prices in USDT with where they came from in the last 24 hours. */
export const MarketList = observer(function MarketList({ limit = Infinity }: { limit?: number }) {
  const { rates } = useStores();
  const list = rates.list.filter(({ currency }) => currency !== QUOTE);
  return (
    <SkeletonRegion
      loading={!rates.rates && !rates.failed}
      placeholder={Array.from({ length: Math.min(limit, PLACEHOLDERS) }, (_, row) => (
        <SkeletonRow key={row} />
      ))}
    >
      {list.length > 0 ? (
        <List>
          {list.slice(0, limit).map((rate) => (
            <MarketRow key={rate.currency} rate={rate} />
          ))}
        </List>
      ) : (
        <LoadProblem onRetry={() => void rates.refresh()} />
      )}
    </SkeletonRegion>
  );
});

function MarketRow({ rate }: { rate: Rate }) {
  const { i18n } = useLingui();
  const { currency, name, price, change, series } = rate;
  return (
    <ListItem
      leading={<CoinIcon coin={currency} />}
      title={currency}
      note={coinName(i18n, currency, name)}
      middle={<Sparkline values={series.map(Number)} />}
      value={<Amount size={15} value={price} decimals={priceDecimals(price)} />}
      valueNote={<Change value={change} decimals={2} suffix="%" />}
    />
  );
}
