import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BalancesStore } from '@ezwallet/domain-stores';
import { Amount, Change, CoinIcon, SegmentedControl, Sparkline } from '@ezwallet/ui';
import { coinName } from '../../../shared/money/coinName.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { coinPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { arrangeMarket } from '../model/arrangeMarket.ts';
import { priceDecimals } from '../model/priceDecimals.ts';
import { worthIn } from '../model/worthIn.ts';
import styles from './CoinTable.module.css';
import { MarketList } from './MarketList.tsx';
import { useHoldings } from './useHoldings.ts';

type View = 'holdings' | 'market';

/** The coins with their prices: those that the person holds, or all. `null` for a visitor, and while the stores load. */
export const CoinTable = observer(function CoinTable({ balances }: { balances: BalancesStore | null }) {
  const { t } = useLingui();
  const { rates } = useStores();
  const [chosen, setChosen] = useState<View>();
  const hasCoins = balances?.summary.value?.balanceList.length !== 0;
  const view = chosen ?? (balances && hasCoins ? 'holdings' : 'market');
  return (
    <section aria-labelledby="coins">
      <div className={styles.head}>
        <h2 id="coins">
          <Trans>Coins</Trans>
        </h2>
        {balances && (
          <SegmentedControl
            label={t`Coins`}
            items={[
              { value: 'holdings', label: t`Holdings` },
              { value: 'market', label: t`Market` },
            ]}
            value={view}
            onChange={setChosen}
          />
        )}
      </div>
      {rates.list.length === 0 ? (
        <MarketList />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t`Coin`}</th>
              <th scope="col">{t`Price, USDT`}</th>
              <th scope="col" colSpan={2} className={styles.change}>{t`24 h`}</th>
              {balances && <th scope="col">{t`Value`}</th>}
            </tr>
          </thead>
          <tbody>{balances ? <Own balances={balances} view={view} /> : <Market />}</tbody>
        </table>
      )}
    </section>
  );
});

const Own = observer(function Own({ balances, view }: { balances: BalancesStore; view: View }) {
  const { rates } = useStores();
  const holdings = useHoldings(balances);
  const held = holdings.filter(({ empty }) => !empty);
  const coins =
    view === 'holdings'
      ? held.map(({ currency }) => currency)
      : arrangeMarket(rates.list, { view: 'all' }).map(({ currency }) => currency);
  return coins.map((currency) => (
    <CoinRow key={currency} currency={currency} balance={balances.entry(currency)?.balance ?? '0'} />
  ));
});

const Market = observer(function Market() {
  const { rates } = useStores();
  return arrangeMarket(rates.list, { view: 'all' }).map(({ currency }) => (
    <CoinRow key={currency} currency={currency} />
  ));
});

/** @param balance left out where no column shows it */
const CoinRow = observer(function CoinRow({ currency, balance }: { currency: string; balance?: string }) {
  const { i18n } = useLingui();
  const { config, rates, settings } = useStores();
  const rate = rates.of(currency);
  const known = rate?.name ?? config.currencies.find(({ currencyCode }) => currencyCode === currency)?.name;
  return (
    <tr className={styles.row}>
      <th scope="row">
        <Link to={coinPaths.coin(currency)} className={styles.coin}>
          <CoinIcon coin={currency} />
          <span>
            <b>{currency}</b>
            <span className={styles.name}>{coinName(i18n, currency, known)}</span>
          </span>
        </Link>
      </th>
      <td>{rate && <Amount size={13} value={rate.price} decimals={priceDecimals(rate.price)} />}</td>
      <td>{rate && <Change value={rate.change} decimals={2} suffix="%" />}</td>
      <td>{rate && <Sparkline values={rate.series.map(Number)} />}</td>
      {balance !== undefined && (
        <td>
          <Amount
            size={15}
            value={worthIn(settings.displayCurrency, rates, currency, balance) ?? ''}
            decimals={2}
            hidden={settings.hideAmounts}
          />
          <span className={styles.name}>
            <Amount
              size={13}
              value={balance}
              decimals={shownDecimals(balance)}
              currency={currency}
              hidden={settings.hideAmounts}
            />
          </span>
        </td>
      )}
    </tr>
  );
});
