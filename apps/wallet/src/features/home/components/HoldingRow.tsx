import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { Amount, CoinIcon, ListItem } from '@ezwallet/ui';
import { coinPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { coinName } from '../../../shared/money/coinName.ts';
import type { Holding } from '../model/listHoldings.ts';
import { worthIn } from '../model/worthIn.ts';
import styles from './wealth.module.css';

/** One coin: its value and the amount held. Opens the page of the coin. */
export const HoldingRow = observer(function HoldingRow({ holding }: { holding: Holding }) {
  const { i18n } = useLingui();
  const { config, rates, settings } = useStores();
  const { currency, balance, empty } = holding;
  const known = rates.of(currency)?.name ?? config.currencies.find((entry) => entry.currencyCode === currency)?.name;
  const worth = worthIn(settings.displayCurrency, rates, currency, balance);
  return (
    <ListItem
      className={empty ? styles.none : undefined}
      leading={<CoinIcon coin={currency} />}
      title={currency}
      note={coinName(i18n, currency, known)}
      value={<Amount size={15} value={worth ?? ''} decimals={2} hidden={settings.hideAmounts} />}
      valueNote={
        <Amount
          className={styles.held}
          size={13}
          value={balance}
          decimals={shownDecimals(balance)}
          currency={currency}
          hidden={settings.hideAmounts}
        />
      }
      render={<Link to={coinPaths.coin(currency)} />}
      chevron={false}
    />
  );
});
