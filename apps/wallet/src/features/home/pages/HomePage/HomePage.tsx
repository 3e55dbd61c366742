import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useSearchParams } from 'react-router';
import { TabBar } from '@ezwallet/ui';
import { useOptionalSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { FirstNickname } from '../../../account/index.ts';
import { DiscoverTab } from '../../components/DiscoverTab.tsx';
import { HomeTab } from '../../components/HomeTab.tsx';
import { NewVouchers } from '../../components/NewVouchers.tsx';
import { MineTab } from '../../components/MineTab.tsx';
import { WealthTab } from '../../components/WealthTab.tsx';
import { HOME_TABS, readTab, type HomeTab as Tab } from '../../../../world/home-tabs.ts';
import { homePaths } from '../../../../world/paths.ts';
import { tabLooks } from '../../model/tabLooks.ts';
import styles from './HomePage.module.css';

const TABS: { readonly [T in Tab]: ComponentType } = {
  home: HomeTab,
  wealth: WealthTab,
  discover: DiscoverTab,
  mine: MineTab,
};

/** The four main tabs of the app. */
export const HomePage = observer(function HomePage() {
  const { i18n } = useLingui();
  const { config, rates } = useStores();
  const { balances, vouchers, trades } = useOptionalSessionStores() ?? {};
  const [query] = useSearchParams();
  const tab = readTab(query.get('tab'));
  const scroller = useRef<HTMLElement>(null);
  /** Scroll position of each tab. */
  const [places] = useState(() => new Map<Tab, number>());
  const Content = TABS[tab];
  /** On the tab that shows the orders: how many wait for the person, or a dot while one runs. */
  const orders = trades && (trades.running.waiting || trades.running.rows.length > 0);

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => void balances?.summary.load(), [balances]);
  useEffect(() => {
    // Functions stay closed until we know what is open. Each press asks again.
    config.loadCommon().catch(() => undefined);
  }, [config]);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = places.get(tab) ?? 0;
  }, [tab, places]);

  return (
    <>
      <main
        ref={scroller}
        className={styles.scroll}
        data-ui-scroll
        onScroll={({ currentTarget }) => places.set(tab, currentTarget.scrollTop)}
      >
        <Content />
      </main>
      {vouchers && tab === 'home' && <NewVouchers vouchers={vouchers} />}
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
      <FirstNickname />
    </>
  );
});
