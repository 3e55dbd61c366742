import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { isAcceptor } from '@ezwallet/domain-stores';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { RunningOrders } from '../../orders/index.ts';
import { MENU } from '../model/featureLooks.ts';
import { CoinTable } from './CoinTable.tsx';
import type { ContentParts } from './createContentParts.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { LatestBills } from './LatestBills.tsx';
import { TestMoney } from './TestMoney.tsx';
import { TradeStrip } from './TradeStrip.tsx';
import { WideActions } from './WideActions.tsx';
import { WorkplaceEntry } from './WorkplaceEntry.tsx';
import styles from './WideHome.module.css';

/** The latest bills beside the money. */
const BILL_ROWS = 5;
/** A strip of its own has the trades. */
const REST = MENU.filter((feature) => feature !== 'buy' && feature !== 'sell');

/** The home tab of a wide window: the money at the left, what happens at the right. */
export const WideHome = observer(function WideHome({ parts: { NoticeLines, Banners } }: { parts: ContentParts }) {
  const { t } = useLingui();
  const { session } = useStores();
  const stores = useOptionalSessionStores();
  return (
    <div className={styles.columns}>
      <div className={styles.wash} />
      <div className={styles.money}>
        <HomeHead />
        <WideActions />
        <TradeStrip />
        <FeatureGrid features={REST} label={t`Services`} />
        <CoinTable balances={stores?.balances ?? null} />
      </div>
      <div className={styles.side}>
        <HomeHeader />
        {stores && isAcceptor(session.user) && <WorkplaceEntry acceptor={stores.acceptor} />}
        {stores && <RunningOrders running={stores.trades.running} />}
        {stores && <FirstSteps stores={stores} />}
        {stores && <TestMoney balances={stores.balances} />}
        {session.signedIn && <LatestBills recent={stores?.recentBills ?? null} limit={BILL_ROWS} />}
        <NoticeLines />
        <Banners group="banner" />
      </div>
    </div>
  );
});
