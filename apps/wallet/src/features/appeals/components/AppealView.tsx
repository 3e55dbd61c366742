import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import type { AppealCase } from '@ezwallet/domain-stores';
import { IconButton, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useKeptFocus } from '../../../shared/layout/useKeptFocus.ts';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { orderPaths, tradePaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { explainNoOrder, orderPath, WhatHappened } from '../../orders/index.ts';
import { TradeLine } from '../../talk/index.ts';
import { caseState } from '../model/caseState.ts';
import { AppealForm } from './AppealForm.tsx';
import shared from './appeals.module.css';
import styles from './AppealView.module.css';
import { LateOpening, NoAppeal, TooEarly } from './BeforeAppeal.tsx';
import { CaseActions } from './CaseActions.tsx';
import { CaseEnd } from './CaseEnd.tsx';
import { CaseHead } from './CaseHead.tsx';
import { StatementForm } from './StatementForm.tsx';
import { Statements } from './Statements.tsx';
import { QuestionLink } from '../../../shared/questions/QuestionLink.tsx';

const PLACEHOLDER = [52, 160, 120].map((height) => <Skeleton key={height} height={height} />);

interface AppealViewProps {
  billNo: string;
  found: AppealCase;
}

/** The appeal on an order: the way to open it, or what both sides say, what happens next, and how it ended. */
export const AppealView = observer(function AppealView({ billNo, found }: AppealViewProps) {
  const { t } = useLingui();
  useEffect(() => found.watch(), [found]);
  const { serverNow } = useWorld();
  const { value: trade } = found.trade;
  // What a new state says begins at the top. The button that led to it was far below, and is gone.
  const top = useKeptFocus<HTMLElement>(trade ? caseState(trade, serverNow()) : 'loading', true);
  const chat = (
    <IconButton icon={glyphs.message} label={t`Order chat`} render={<Link to={orderPaths.chat(billNo)} />} />
  );
  return (
    <Screen title={t`Appeal`} onBack={useGoBack(trade ? orderPath(trade) : tradePaths.orders())} actions={chat}>
      <Loaded
        of={found.trade}
        className={styles.appeal}
        failed={t`We could not load the appeal`}
        explain={explainNoOrder}
        skeleton={PLACEHOLDER}
      >
        {(trade) => (
          <>
            <section ref={top} className={styles.order} aria-label={t`Order`} tabIndex={-1}>
              <TradeLine trade={trade} />
            </section>
            <Case trade={trade} found={found} />
          </>
        )}
      </Loaded>
    </Screen>
  );
});

const Case = observer(function Case({ trade, found }: { trade: Trade; found: AppealCase }) {
  const { serverNow } = useWorld();
  const { appeal, appealOpensAt } = trade;
  const side = sideOf(trade);
  const state = caseState(trade, serverNow());
  const reload = () => void found.trade.reload();
  switch (state) {
    case 'none':
      return <NoAppeal trade={trade} />;
    case 'early':
      return <TooEarly trade={trade} opensAt={appealOpensAt ?? 0} onEnd={reload} />;
    case 'possible':
      return (
        <>
          <p className={shared.quiet}>
            <Trans>
              An appeal asks the other side to answer, and then support to decide. The coins stay on hold. Only tell the
              truth: false proof can close your account.
            </Trans>
          </p>
          <QuestionLink code="appeal-decision">
            <Trans>Who decides an appeal?</Trans>
          </QuestionLink>
          <AppealForm found={found} side={side} />
        </>
      );
    case 'latePossible':
      return (
        <>
          {appeal && <CaseEnd trade={trade} />}
          <LateOpening trade={trade} />
          <AppealForm found={found} side={side} />
        </>
      );
    case 'over':
      return (
        <>
          <CaseEnd trade={trade} />
          {appeal && <Statements appeal={appeal} side={side} />}
          <WhatHappened trade={trade} />
        </>
      );
    case 'answerMine':
    case 'answerTheirs':
    case 'answered':
    case 'staff':
    case 'late':
      return (
        <>
          <CaseHead trade={trade} state={state} onEnd={reload} />
          {appeal && <Statements appeal={appeal} side={side} />}
          {appeal && <StatementForm found={found} isAnswer={state === 'answerMine'} />}
          {state !== 'staff' && <CaseActions found={found} trade={trade} />}
          <WhatHappened trade={trade} />
        </>
      );
  }
});
