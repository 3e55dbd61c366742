import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { TabBar } from '@ezwallet/ui';
import { useFrame } from '../../../../world/frame.ts';
import { lazyScreen } from '../../../../world/screen-code.ts';
import { useOptionalSessionStores, useStores, useWorld } from '../../../../world/StoresContext.tsx';
import { FirstNickname } from '../../../account/index.ts';
import { DiscoverTab } from '../../components/DiscoverTab.tsx';
import { HomeTab } from '../../components/HomeTab.tsx';
import { type ContentParts, createContentParts } from '../../components/createContentParts.tsx';
import { NewVouchers } from '../../components/NewVouchers.tsx';
import { MineTab } from '../../components/MineTab.tsx';
import { WealthTab } from '../../components/WealthTab.tsx';
import { HOME_TABS, readTab, type HomeTab as Tab } from '../../../../world/home-tabs.ts';
import { isMoneyImminent } from '../../../../world/permissions.ts';
import { homePaths } from '../../../../world/paths.ts';
import { ordersBadge } from '../../model/ordersBadge.ts';
import { tabLooks } from '../../model/tabLooks.ts';
import styles from './HomePage.module.css';

const TABS: { readonly [T in Tab]: ComponentType<{ parts: ContentParts }> } = {
  home: HomeTab,
  wealth: WealthTab,
  discover: DiscoverTab,
  mine: MineTab,
};

/** The home tab of a wide window. */
const WideHome = lazyScreen<{ parts: ContentParts }>(async () => ({
  Component: (await import('../../components/WideHome.tsx')).WideHome,
}));

/** The four main tabs of the app. */
export const HomePage = observer(function HomePage() {
  const { i18n } = useLingui();
  const { config, rates } = useStores();
  const stores = useOptionalSessionStores();
  const { balances, moves, vouchers, trades, siteNews } = stores ?? {};
  /** One thing at a time speaks above the tabs: what happened to the account comes before coupons. */
  const hasCards = (siteNews?.cards.length ?? 0) > 0;
  const [query] = useSearchParams();
  const tab = readTab(query.get('tab'));
  const scroller = useRef<HTMLElement>(null);
  /** Scroll position of each tab. */
  const [places] = useState(() => new Map<Tab, number>());
  /** The tab that the scroller showed before. */
  const left = useRef(tab);
  const world = useWorld();
  const [parts] = useState(() => createContentParts(world));
  const { AskPush, PopNotice, SiteCards } = parts;
  const [isAsking, setAsking] = useState(false);
  const isWide = useFrame() !== 'phone';
  const Content = isWide && tab === 'home' ? WideHome : TABS[tab];
  const orders = trades && ordersBadge(trades.running);

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => void balances?.summary.load(), [balances]);
  useEffect(() => {
    // Functions stay closed until we know what is open. Each press asks again.
    config.loadCommon().catch(() => undefined);
  }, [config]);
  useLayoutEffect(() => {
    const top = places.get(tab) ?? 0;
    const isScrolled = top > 0 || (places.get(left.current) ?? 0) > 0;
    // To set the place lays the page out at once, so a page at its top is left alone.
    if (scroller.current && isScrolled) scroller.current.scrollTop = top;
    left.current = tab;
  }, [tab, places]);

  return (
    <>
      <main
        ref={scroller}
        className={styles.scroll}
        data-ui-scroll
        onScroll={({ currentTarget }) => places.set(tab, currentTarget.scrollTop)}
      >
        <Content parts={parts} />
      </main>
      {siteNews && hasCards && <SiteCards news={siteNews} />}
      {stores && moves?.any && !hasCards && !isMoneyImminent(stores.requests) && <AskPush onOpen={setAsking} />}
      {vouchers && tab === 'home' && !hasCards && !isAsking && <NewVouchers vouchers={vouchers} />}
      {!isWide && (
        <TabBar
          value={tab}
          items={HOME_TABS.map((key) => ({
            value: key,
            icon: tabLooks[key].icon,
            label: i18n._(tabLooks[key].label),
            badge: key === 'home' ? orders : undefined,
            render: <Link replace to={homePaths.home(key)} />,
          }))}
        />
      )}
      <FirstNickname />
      {stores && <PopNotice stores={stores} />}
    </>
  );
});
