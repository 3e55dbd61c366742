import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { useSteps } from '../../../../shared/layout/useSteps.ts';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { homePaths, tradePaths } from '../../../../world/paths.ts';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { orderPath } from '../../../orders/index.ts';
import { BeforeTrading } from '../../components/BeforeTrading.tsx';
import { BuyForm } from '../../components/BuyForm.tsx';
import { Matching } from '../../components/Matching.tsx';
import { NoSeller } from '../../components/NoSeller.tsx';
import { Paused } from '../../components/Paused.tsx';
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
  const { nearest, order, isMatching, quote } = flow;
  useDraft(() => flow.typed, flow.restore);
  useEffect(() => flow.watch(), [flow]);
  // What the last visit came to is over.
  useEffect(() => () => void (flow.isMatching || flow.restart()), [flow]);
  useSteps(nearest === null ? 0 : 1, flow.forget);
  const title = t`Buy coins`;
  const records = <IconButton icon={glyphs.receipt} label={t`Orders`} render={<Link to={tradePaths.orders('buy')} />} />;
  const steps = missingSteps({ user: session.user, side: 'buy' });

  if (order) return <Navigate to={orderPath(order)} replace />;
  if (isMatching && !flow.ordering.isBusy) {
    const amount = flow.checked?.ok ? moneyText(flow.checked.value, quote.currency) : quote.currency;
    return (
      <Screen title={title} onBack={leave}>
        <Matching amount={amount} onLeave={() => void navigate(homePaths.home(), { replace: true })} />
      </Screen>
    );
  }
  if (nearest) {
    return (
      <Screen title={title} onBack={flow.forget}>
        <NoSeller currency={quote.currency} nearest={nearest} onTake={flow.take} onBack={flow.forget} />
      </Screen>
    );
  }
  if (session.locks.buy || steps.length > 0) {
    return (
      <Screen title={title} onBack={leave} actions={records}>
        {session.locks.buy ? <Paused side="buy" until={session.user?.buyInvalidEnd ?? null} /> : <BeforeTrading side="buy" steps={steps} />}
      </Screen>
    );
  }
  return <BuyForm flow={flow} terms={terms} actions={records} onBack={leave} />;
});
