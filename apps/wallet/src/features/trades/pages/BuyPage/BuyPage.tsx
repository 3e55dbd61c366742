import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { useSteps } from '../../../../shared/layout/useSteps.ts';
import { homePaths, tradePaths } from '../../../../world/paths.ts';
import { closedReason } from '../../../../world/permissions.ts';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { orderPath } from '../../../orders/index.ts';
import { BeforeTrading } from '../../components/BeforeTrading.tsx';
import { BuyForm } from '../../components/BuyForm.tsx';
import { NoSeller } from '../../components/NoSeller.tsx';
import { NotPlaced } from '../../components/NotPlaced.tsx';
import { Paused } from '../../components/Paused.tsx';
import { SideClosed } from '../../components/SideClosed.tsx';
import { PurchaseOnItsWay } from '../../components/PurchaseOnItsWay.tsx';
import { missingSteps } from '../../model/missingSteps.ts';
import { useTradeTerms } from '../../model/useTradeTerms.ts';

/** Buying coins from another member: the form, the search for a seller, and what it came to. */
export const BuyPage = observer(function BuyPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const { trades } = useSessionStores();
  const flow = trades.purchase;
  const terms = useTradeTerms();
  const navigate = useNavigate();
  const leave = useGoBack();
  const { nearest, order, request, quote } = flow;
  useDraft(() => flow.typed, flow.restore);
  useEffect(() => flow.watch(), [flow]);
  useSteps(nearest === null ? 0 : 1, flow.amend);
  const title = t`Buy coins`;
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Orders`} render={<Link to={tradePaths.orders('buy')} />} />
  );
  const steps = missingSteps({ user: session.user, side: 'buy' });

  if (order && !request.missed) return <Navigate to={orderPath(order)} replace />;
  if (request.state === 'matching' || request.state === 'unknown') {
    return (
      <Screen title={request.state === 'matching' ? t`Buy order` : title} onBack={leave}>
        <PurchaseOnItsWay request={request} onLeave={() => void navigate(homePaths.home(), { replace: true })} />
      </Screen>
    );
  }
  if (request.state === 'refused' && request.missed) {
    return (
      <Screen title={title} onBack={leave}>
        <NotPlaced request={request} onBack={flow.amend} />
      </Screen>
    );
  }
  if (nearest) {
    const take = (amount: string) => {
      flow.amend();
      flow.take(amount);
    };
    return (
      <Screen title={title} onBack={flow.amend}>
        <NoSeller currency={quote.currency} nearest={nearest} onTake={take} onBack={flow.amend} />
      </Screen>
    );
  }
  const isClosed = closedReason('purchase', session, null) !== null;
  const isSideClosed = terms.isClosed('buy') && !request.isOpen;
  if (isClosed || isSideClosed || steps.length > 0) {
    return (
      <Screen title={title} onBack={leave} actions={records}>
        {isClosed ? (
          <Paused side="buy" until={session.user?.buyInvalidEnd ?? null} />
        ) : isSideClosed ? (
          <SideClosed side="buy" />
        ) : (
          <BeforeTrading side="buy" steps={steps} />
        )}
      </Screen>
    );
  }
  return <BuyForm flow={flow} terms={terms} actions={records} onBack={leave} />;
});
