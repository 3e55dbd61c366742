import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { contract } from '@ezwallet/api-client/contract';
import type { Trade } from '@ezwallet/api-client/contract';
import { createAppStores, PurchaseRequest } from '@ezwallet/domain-stores';
import { createFakeApi, createFakeDeps, FakeClock, FakeRefusal } from '@ezwallet/domain-stores/testing';
import { StoresProvider, type World } from '../../../world/StoresContext.tsx';
import { Matching } from '../components/Matching.tsx';
import { OnSale } from '../components/OnSale.tsx';
import { PriceBoard } from '../components/PriceBoard.tsx';
import { Protection } from '../components/Protection.tsx';
import { TradeResult } from '../components/TradeResult.tsx';
import { WaysToPay } from '../components/WaysToPay.tsx';
import { gainOf } from '../model/gainOf.ts';
import { tradeMoments } from './tradeMoments.ts';
import styles from './TradeGallery.module.css';

interface StageProps {
  i18n: I18n;
}

const NOW = 1_790_000_000_000;

/** A device whose server still asks sellers, with a clock that stands. */
const openDeps = () => {
  const { api } = createFakeApi({ trading: { deposit: () => Promise.reject(new FakeRefusal('2222')) } });
  return createFakeDeps({ api, clock: new FakeClock(NOW) });
};

function Stage({ i18n, children }: StageProps & { children: (deps: ReturnType<typeof openDeps>) => ReactNode }) {
  const [world] = useState(() => {
    const deps = openDeps();
    return { deps, app: createAppStores(deps), isKnownPath: () => true } as unknown as World;
  });
  return (
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <StoresProvider world={world}>
          <div className={styles.gallery}>{children(world.deps as ReturnType<typeof openDeps>)}</div>
        </StoresProvider>
      </MemoryRouter>
    </I18nProvider>
  );
}

const OFFERS = [
  { amount: '100', price: '7.18', fiatAmount: '718', fast: true, bonus: '3' },
  { amount: '137', price: '7.19', fiatAmount: '985.03', fast: true, bonus: '4.11' },
  { amount: '300', price: '7.2', fiatAmount: '2160', fast: true, bonus: '9' },
  { amount: '500', price: '7.21', fiatAmount: '3605', fast: false, bonus: '15' },
];

/** The landing of a member, of one for whom nothing is on sale, while it loads, and of a visitor. */
export function LandingMoments({ i18n }: StageProps) {
  return (
    <Stage i18n={i18n}>
      {() => (
        <>
          <PriceBoard currency="USDT" buy="7.18" isFrom sell="7.16" />
          <OnSale currency="USDT" onSale={OFFERS} onTake={() => {}} />
          <Protection />
          <WaysToPay />
          <PriceBoard currency="USDT" buy="7.17" sell="7.17" isMarket />
          <PriceBoard currency="USDT" buy={undefined} sell={undefined} />
        </>
      )}
    </Stage>
  );
}

/** A search that has just begun. */
export function SearchMoment({ i18n }: StageProps) {
  return <Stage i18n={i18n}>{(deps) => <Searching deps={deps} />}</Stage>;
}

function Searching({ deps }: { deps: ReturnType<typeof openDeps> }) {
  const [request] = useState(
    () => new PurchaseRequest(deps, { session: { userId: '1024' }, part: 'pendingPurchases', onAnswered: () => {} }),
  );
  useEffect(() => {
    void request.place({ payMethodId: 1, currency: 'USDT', amount: '100', price: '7.18' });
    return () => request.dispose();
  }, [request]);
  return <Matching request={request} />;
}

const PAID = contract.trading.buyConfirmOrCancel.example.response as Trade;

/** A completed trade as each side sees it. */
export function ResultMoments({ i18n }: StageProps) {
  const ends = (['buyer', 'seller'] as const).flatMap((side) => {
    const end = tradeMoments(side).find(({ trade }) => gainOf(trade))?.trade;
    return end ? [side === 'buyer' ? { ...end, bonus: PAID.bonus } : end] : [];
  });
  return (
    <Stage i18n={i18n}>
      {() =>
        ends.map((trade) => {
          const gain = gainOf(trade);
          return gain && <TradeResult key={trade.billNo} trade={trade} gain={gain} fresh />;
        })
      }
    </Stage>
  );
}
