import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade, type TradeStore } from '@ezwallet/domain-stores';
import { IconButton, NoticeBar, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useKeptFocus } from '../../../shared/layout/useKeptFocus.ts';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { AskSupport } from '../../../shared/questions/AskSupport.tsx';
import { UserText } from '../../../shared/people/UserText.tsx';
import { useFrame } from '../../../world/frame.ts';
import { orderPaths, tradePaths } from '../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { ConfirmSheet } from '../../confirm/index.ts';
import { explainNoOrder } from '../../orders/index.ts';
import { gainOf } from '../model/gainOf.ts';
import { tradeProblem } from '../model/tradeProblem.ts';
import { useRelease } from '../model/useRelease.ts';
import { AgreementCard } from './AgreementCard.tsx';
import { AmountCard } from './AmountCard.tsx';
import { AskToCancel } from './AskToCancel.tsx';
import { CancelSheet } from './CancelSheet.tsx';
import { EarlierBuyers } from './EarlierBuyers.tsx';
import { EscrowCard } from './EscrowCard.tsx';
import { MoveNotice } from './MoveNotice.tsx';
import { PayeeCard } from './PayeeCard.tsx';
import { PayerCard } from './PayerCard.tsx';
import { PeerCard } from './PeerCard.tsx';
import { ProofCard } from './ProofCard.tsx';
import { QueueCard } from './QueueCard.tsx';
import { ReleaseSheet } from './ReleaseSheet.tsx';
import { ReusedProof } from './ReusedProof.tsx';
import { TradeActions, useHasActions } from './TradeActions.tsx';
import { TradeFacts } from './TradeFacts.tsx';
import { TradeHead } from './TradeHead.tsx';
import { TradeResult } from './TradeResult.tsx';
import { WrongPayer } from './WrongPayer.tsx';
import styles from './trades.module.css';
import wide from './TradeOrder.module.css';

/** One trade from the side of the bill's owner, in every status, and what they can do. */
export const TradeOrder = observer(function TradeOrder({ billNo }: { billNo: string }) {
  const { trades } = useSessionStores();
  const store = trades.of(billNo);
  useEffect(() => store.watch(), [store]);
  const { trade } = store;
  // The skeleton and each state have headings and buttons of their own, which take the focus with them when they go.
  const heading = useKeptFocus<HTMLHeadingElement>(trade?.status ?? 'loading', true);
  return trade ? <Shown store={store} trade={trade} heading={heading} /> : <Waiting store={store} />;
});

/** While the trade is not there yet, or cannot be had. */
const Waiting = observer(function Waiting({ store }: { store: TradeStore }) {
  const { t } = useLingui();
  return (
    <Screen wide title={t`Order`} onBack={useGoBack(tradePaths.orders())}>
      <Loaded
        of={store.order}
        className={styles.order}
        failed={t`We could not load this order`}
        explain={explainNoOrder}
        skeleton={
          <>
            <Skeleton height={132} />
            <Skeleton height={86} />
            <Skeleton height={220} />
          </>
        }
      >
        {() => null}
      </Loaded>
    </Screen>
  );
});

const Shown = observer(function Shown({
  store,
  trade,
  heading,
}: {
  store: TradeStore;
  trade: Trade;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useLingui();
  const { isKnownPath } = useWorld();
  /** A wide window has the chat beside the order. */
  const hasChatBeside = useFrame() !== 'phone';
  const { release } = useSessionStores().trades;
  const [sheet, setSheet] = useState<'cancel' | 'release' | null>(null);
  const goBack = useGoBack(tradePaths.orders());
  // What was chosen stays in the sheet, so that another name is all that is left to choose.
  const { askPassword, wrongName } = useRelease(trade, () => setSheet('release'));
  const hasActions = useHasActions(trade);
  const gain = gainOf(trade);
  const [sawItOpen] = useState(() => isOpenTrade(trade));
  const { billNo, counterparty, unread, amount, currency, payerName, fiat, fiatAmount } = trade;
  const isChecking = store.isUnknown || release.request.state === 'checking';
  const isBuyer = sideOf(trade) === 'buyer';
  const close = () => setSheet(null);
  const { confirmed } = release.request;
  return (
    <Screen
      wide
      title={isBuyer ? t`Buy order` : t`Sell order`}
      onBack={goBack}
      actions={
        counterparty && !hasChatBeside && isKnownPath(orderPaths.chat()) ? (
          <IconButton
            icon={glyphs.message}
            label={t`Chat`}
            badge={unread}
            render={<Link to={orderPaths.chat(billNo)} />}
          />
        ) : undefined
      }
      footer={
        hasActions ? (
          <TradeActions
            trade={trade}
            isBusy={release.request.state === 'sending'}
            onCancel={() => setSheet('cancel')}
            onRelease={() => setSheet('release')}
          />
        ) : undefined
      }
    >
      <div className={`${styles.order} ${wide.order}`}>
        {isChecking && (
          <NoticeBar tone="warning" icon={glyphs.clock}>
            <Trans>We are checking whether your last step arrived. Nothing happens twice.</Trans>
          </NoticeBar>
        )}
        {gain ? (
          <TradeResult trade={trade} gain={gain} fresh={sawItOpen} heading={heading} />
        ) : (
          <TradeHead store={store} trade={trade} heading={heading} />
        )}
        <MoveNotice store={store} trade={trade} />
        {wrongName !== undefined && trade.payerChoices.length > 0 && <WrongPayer trade={trade} />}
        <ReusedProof trade={trade} />
        <AgreementCard store={store} trade={trade} />
        {gain ? <TradeFacts trade={trade} /> : <AmountCard trade={trade} />}
        <PayerCard trade={trade} />
        {isOpenTrade(trade) && <PayeeCard trade={trade} />}
        <ProofCard trade={trade} />
        <QueueCard trade={trade} />
        <EscrowCard trade={trade} />
        <AskToCancel store={store} trade={trade} />
        <PeerCard trade={trade} />
        {!gain && <TradeFacts trade={trade} />}
        <EarlierBuyers trade={trade} />
        <AskSupport about={{ subject: 'order', reference: billNo }}>
          <Trans>Ask support about this order</Trans>
        </AskSupport>
      </div>
      <CancelSheet store={store} trade={trade} open={sheet === 'cancel'} onClose={close} />
      <ReleaseSheet
        trade={trade}
        open={sheet === 'release'}
        wrongName={wrongName}
        onClose={close}
        onAgreed={(name) => {
          close();
          askPassword(name);
        }}
      />
      <ConfirmSheet
        order={release.request}
        title={t`Confirm release`}
        lead={t`You release`}
        facts={[
          { label: t`To the buyer`, value: <UserText>{confirmed?.payerName ?? payerName ?? ''}</UserText> },
          { label: t`You received`, value: moneyText(fiatAmount, fiat) },
          { label: t`From escrow`, value: moneyText(amount, currency) },
        ]}
        explain={tradeProblem}
      />
    </Screen>
  );
});
