import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { Change, CoinIcon, Sparkline } from '@ezwallet/ui';
import { coinPaths } from '../../../world/paths.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import { biggestMoves } from '../model/arrangeMarket.ts';
import shared from './home.module.css';
import styles from './Movers.module.css';

/** One row on the narrowest phone. */
const SHOWN = 3;

/** The coins that moved most in the last 24 hours. Nothing while there are no prices: the list below says so. */
export const Movers = observer(function Movers() {
  const { rates } = useStores();
  const moves = biggestMoves(rates.list, SHOWN);
  if (moves.length < SHOWN) return null;
  return (
    <section aria-labelledby="movers">
      <div className={shared.sectionHead}>
        <h2 id="movers">
          <Trans>Biggest moves</Trans>
        </h2>
      </div>
      <ul className={styles.tiles}>
        {moves.map(({ currency, change, series }) => (
          <li key={currency}>
            <Link className={styles.tile} to={coinPaths.coin(currency)}>
              <span className={styles.coin}>
                <CoinIcon coin={currency} size={24} />
                <b>{currency}</b>
              </span>
              <Sparkline className={styles.line} width={82} height={32} values={series.map(Number)} />
              <Change value={change} decimals={2} suffix="%" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
