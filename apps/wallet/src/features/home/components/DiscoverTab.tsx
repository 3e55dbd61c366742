import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NavBar, SegmentedControl } from '@ezwallet/ui';
import { MARKET_VIEWS, type MarketView } from '../model/arrangeMarket.ts';
import { MarketList } from './MarketList.tsx';
import styles from './home.module.css';

/** The market outside the person's own wallet. */
export function DiscoverTab() {
  const { t } = useLingui();
  const [view, setView] = useState<MarketView>(MARKET_VIEWS[0]);
  const labels: Readonly<Record<MarketView, string>> = { all: t`All`, gainers: t`Gainers`, losers: t`Losers` };
  return (
    <>
      <NavBar variant="root" title={t`Discover`} />
      <div className={styles.body}>
        <SegmentedControl
          block
          label={t`Market view`}
          items={MARKET_VIEWS.map((value) => ({ value, label: labels[value] }))}
          value={view}
          onChange={setView}
        />
        <section aria-labelledby="market">
          <div className={styles.sectionHead}>
            <h2 id="market">
              <Trans>Market info</Trans>
            </h2>
            <span className={styles.meta}>
              <Trans>Prices in USDT, 24 h change</Trans>
            </span>
          </div>
          <MarketList view={view} />
        </section>
      </div>
    </>
  );
}
