import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { TRADE_STATUS, type Trade, type TradeParty } from '@ezwallet/api-client/contract';
import { createAppStores, TradeCase, TradeStore } from '@ezwallet/domain-stores';
import { createFakeDeps, FakeClock } from '@ezwallet/domain-stores/testing';
import { StoresProvider, type World } from '../../../world/StoresContext.tsx';
import { AgreementCard } from '../components/AgreementCard.tsx';
import { AskToCancel } from '../components/AskToCancel.tsx';
import { TradeActions, useHasActions } from '../components/TradeActions.tsx';
import { TradeHead } from '../components/TradeHead.tsx';
import { tradeMoments, type TradeMoment } from './tradeMoments.ts';
import styles from './TradeGallery.module.css';

const NAMES = Object.fromEntries(Object.entries(TRADE_STATUS).map(([name, status]) => [status, name]));

/** Every moment of a trade on one side: its status, tracker, time, next step and buttons, one below the other. */
export function TradeGallery({ side, i18n }: { side: TradeParty; i18n: I18n }) {
  return (
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <ol className={styles.gallery}>
          {tradeMoments(side).map((moment) => (
            <li key={`${captionOf(moment)} ${moment.at}`} className={styles.moment}>
              <p className={styles.caption} lang="en">
                {captionOf(moment)}
              </p>
              <Moment moment={moment} />
            </li>
          ))}
        </ol>
      </MemoryRouter>
    </I18nProvider>
  );
}

/** Names of the machine, as the contract spells them. */
const captionOf = ({ step, from, actor, trade }: TradeMoment) =>
  `${from === null ? '' : `${NAMES[from]} → `}${NAMES[trade.status]}: ${step.event} (${actor})`;

/** The parts of an order that the machine decides. */
function Moment({ moment: { trade, at } }: { moment: TradeMoment }) {
  const [{ world, store }] = useState(() => {
    const deps = createFakeDeps({ clock: new FakeClock(at) });
    const shown = new TradeStore(new TradeCase(deps, trade.billNo, () => {}));
    shown.order.set(trade);
    return { store: shown, world: { deps, app: createAppStores(deps), isKnownPath: () => true } as unknown as World };
  });
  return (
    <StoresProvider world={world}>
      <TradeHead store={store} trade={trade} />
      <AgreementCard store={store} trade={trade} />
      <AskToCancel store={store} trade={trade} />
      <Foot trade={trade} />
    </StoresProvider>
  );
}

function Foot({ trade }: { trade: Trade }) {
  return useHasActions(trade) && <TradeActions trade={trade} isBusy={false} onCancel={() => {}} onRelease={() => {}} />;
}
