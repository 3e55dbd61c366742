import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { isAcceptor } from '@ezwallet/domain-stores';
import { TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useOptionalSessionStores, useStores } from '../../../world/StoresContext.tsx';
import { homePaths } from '../../../world/paths.ts';
import { ACTIONS, MENU } from '../model/featureLooks.ts';
import type { ContentParts } from './createContentParts.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeHeader } from './HomeHeader.tsx';
import { LatestBills } from './LatestBills.tsx';
import { RunningOrders } from '../../orders/index.ts';
import { MarketList } from './MarketList.tsx';
import { TestMoney } from './TestMoney.tsx';
import { WorkplaceEntry } from './WorkplaceEntry.tsx';
import shared from './home.module.css';

/** Coins of the market on the home tab. All of them are on the Discover tab. */
const MARKET_ROWS = 7;

/** The latest bills on the home tab. */
const BILL_ROWS = 3;

/** The home tab: the balance and the main actions. */
export const HomeTab = observer(function HomeTab({ parts: { NoticeLines, Banners } }: { parts: ContentParts }) {
  const { t } = useLingui();
  const { session } = useStores();
  const stores = useOptionalSessionStores();
  return (
    <>
      <div className={shared.wash} />
      <HomeHeader />
      <div className={shared.body}>
        <HomeHead />
        {stores && isAcceptor(session.user) && <WorkplaceEntry acceptor={stores.acceptor} />}
        {stores && <RunningOrders running={stores.trades.running} />}
        <FeatureGrid features={ACTIONS} variant="discs" label={t`Quick actions`} />
        <NoticeLines />
        <FeatureGrid features={MENU} label={t`Services`} />
        <Banners group="banner" />
        {stores && <FirstSteps stores={stores} />}
        {stores && <TestMoney balances={stores.balances} />}
        {session.signedIn && <LatestBills recent={stores?.recentBills ?? null} limit={BILL_ROWS} />}
        <section aria-labelledby="market">
          <div className={shared.sectionHead}>
            <h2 id="market">
              <Trans>Market</Trans>
            </h2>
            <TextButton
              size={12}
              tone="subtle"
              endIcon={glyphs.chevronRight}
              render={<Link replace to={homePaths.home('discover')} />}
            >
              <Trans>All</Trans>
            </TextButton>
          </div>
          <MarketList limit={MARKET_ROWS} />
        </section>
      </div>
    </>
  );
});
