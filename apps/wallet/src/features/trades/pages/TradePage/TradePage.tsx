import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { SessionStores } from '@ezwallet/domain-stores';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { tradePaths } from '../../../../world/paths.ts';
import { useOptionalSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { RunningOrders } from '../../../orders/index.ts';
import { OnSale } from '../../components/OnSale.tsx';
import { PriceBoard } from '../../components/PriceBoard.tsx';
import { Protection } from '../../components/Protection.tsx';
import { TraderRecord } from '../../components/TraderRecord.tsx';
import { WaysToPay } from '../../components/WaysToPay.tsx';
import styles from './TradePage.module.css';

/** The entry to secured trades: own orders, prices, what is on sale, and how money is protected. Looking needs nothing. */
export const TradePage = observer(function TradePage() {
  const { t } = useLingui();
  const { session } = useStores();
  const stores = useOptionalSessionStores();
  return (
    <Screen
      wide
      title={t`Secured trade`}
      onBack={useGoBack()}
      actions={
        session.signedIn && (
          <IconButton icon={glyphs.receipt} label={t`Orders`} render={<Link to={tradePaths.orders()} />} />
        )
      }
    >
      <div className={styles.page}>
        <div className={styles.half}>{stores ? <OfMember stores={stores} /> : <OfVisitor />}</div>
        <div className={styles.half}>
          <Protection />
          {stores && <TraderRecord peers={stores.trades.peers} />}
          <WaysToPay isOpen={(way) => stores?.trades.terms.isOpen(way) ?? true} />
        </div>
      </div>
    </Screen>
  );
});

const OfMember = observer(function OfMember({ stores: { trades } }: { stores: SessionStores }) {
  const { purchase, sale, running, terms } = trades;
  const [buying, selling] = [purchase.quote, sale.quote];
  useEffect(() => {
    const stops = [buying.watch(), selling.watch()];
    return () => stops.forEach((stop) => stop());
  }, [buying, selling]);
  useEffect(() => void terms.methods.reload(), [terms]);
  const onSale = buying.listed;
  return (
    <>
      <RunningOrders running={running} bare />
      <PriceBoard
        currency={buying.currency}
        buy={buying.fromPrice}
        isFrom={new Set(onSale?.map(({ price }) => price)).size > 1}
        sell={selling.fromPrice}
        isClosed={(side) => terms.isClosed(side)}
      />
      {!terms.isClosed('buy') && <OnSale currency={buying.currency} onSale={onSale} onTake={purchase.take} />}
    </>
  );
});

/** The price of the market, because a visitor has no quote. */
const OfVisitor = observer(function OfVisitor() {
  const { rates, session } = useStores();
  useEffect(() => rates.watch(), [rates]);
  const price = session.signedIn ? undefined : (rates.cny ?? undefined);
  return <PriceBoard currency="USDT" buy={price} sell={price} isMarket={!session.signedIn} />;
});
