import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { Chip, Empty, List, ListItem, NavBar, SearchField } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { ChipRow } from '../../../shared/filters/ChipRow.tsx';
import { activityPaths, contentPaths } from '../../../world/paths.ts';
import { MARKET_VIEWS, type MarketView } from '../model/arrangeMarket.ts';
import type { ContentParts } from './createContentParts.tsx';
import { MarketList } from './MarketList.tsx';
import { Movers } from './Movers.tsx';
import { useFavouriteCoins } from './useFavouriteCoins.ts';
import styles from './home.module.css';

/** The longest text that a coin can match. */
const LONGEST = 30;

/** The market outside the person's own wallet. */
export const DiscoverTab = observer(function DiscoverTab({ parts: { MarketBanners } }: { parts: ContentParts }) {
  const { t } = useLingui();
  const favourites = useFavouriteCoins();
  const [view, setView] = useState<MarketView>(MARKET_VIEWS[0]);
  const [text, setText] = useState('');
  const isSearching = text.trim() !== '';
  const labels: Readonly<Record<MarketView, string>> = {
    all: t`All`,
    favourites: t`Favourites`,
    gainers: t`Gainers`,
    losers: t`Losers`,
    stable: t`Stablecoins`,
  };
  return (
    <>
      <NavBar variant="root" title={t`Discover`} />
      <div className={styles.body}>
        <SearchField label={t`Search coins`} name="coin" maxLength={LONGEST} value={text} onChange={setText} />
        {!isSearching && <Movers />}
        <section aria-labelledby="market">
          <div className={styles.sectionHead}>
            <h2 id="market">
              <Trans>Market info</Trans>
            </h2>
            <span className={styles.meta}>
              <Trans>Prices in USDT, 24 h change</Trans>
            </span>
          </div>
          {!isSearching && (
            <ChipRow label={t`Market view`}>
              {MARKET_VIEWS.map((value) => (
                <Chip key={value} selected={value === view} onClick={() => setView(value)}>
                  {labels[value]}
                </Chip>
              ))}
            </ChipRow>
          )}
          <MarketList
            query={{ view, text, favourites: favourites.codes }}
            empty={
              isSearching ? (
                <Empty picture={pictures.lens} title={t`No coin found`} description={t`Try its code or its name.`} />
              ) : view === 'favourites' ? (
                <Empty
                  picture={pictures.coin}
                  title={t`No favourites yet`}
                  description={t`Open a coin and press the star. The coin will appear here.`}
                />
              ) : undefined
            }
          />
        </section>
        <MarketBanners group="banner1" />
        <List framed>
          <ListItem
            icon={glyphs.coupon}
            title={t`Activities`}
            description={t`Rewards for trades, deposits and invitations`}
            render={<Link to={activityPaths.all()} />}
          />
          <ListItem icon={glyphs.help} title={t`Questions`} render={<Link to={contentPaths.questions()} />} />
        </List>
      </div>
    </>
  );
});
