import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { List, ListItem, NavBar, SegmentedControl } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { activityPaths, contentPaths } from '../../../world/paths.ts';
import { MARKET_VIEWS, type MarketView } from '../model/arrangeMarket.ts';
import type { ContentParts } from './createContentParts.tsx';
import { MarketList } from './MarketList.tsx';
import styles from './home.module.css';

/** The market outside the person's own wallet. */
export function DiscoverTab({ parts: { MarketBanners } }: { parts: ContentParts }) {
  const { t } = useLingui();
  const [view, setView] = useState<MarketView>(MARKET_VIEWS[0]);
  const labels: Readonly<Record<MarketView, string>> = { all: t`All`, gainers: t`Gainers`, losers: t`Losers` };
  return (
    <>
      <NavBar variant="root" title={t`Discover`} />
      <div className={styles.body}>
        <List framed>
          <ListItem
            icon={glyphs.coupon}
            title={t`Activities`}
            description={t`Rewards for trades, deposits and invitations`}
            render={<Link to={activityPaths.all()} />}
          />
        </List>
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
        <MarketBanners group="banner1" />
        <List framed>
          <ListItem icon={glyphs.help} title={t`Questions`} render={<Link to={contentPaths.questions()} />} />
        </List>
      </div>
    </>
  );
}
