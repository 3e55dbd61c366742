import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { Empty, IconButton, Skeleton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { homePaths, tradePaths } from '../../../../world/paths.ts';
import { closedReason } from '../../../../world/permissions.ts';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { OrderFacts, OrderOutcome, useEnsurePaymentPassword, useOrderVisit } from '../../../confirm/index.ts';
import { BeforeTrading } from '../../components/BeforeTrading.tsx';
import { Paused } from '../../components/Paused.tsx';
import { SaleConfirmation } from '../../components/SaleConfirmation.tsx';
import { SellForm } from '../../components/SellForm.tsx';
import { SideClosed } from '../../components/SideClosed.tsx';
import styles from '../../components/trades.module.css';
import { missingSteps } from '../../model/missingSteps.ts';
import { tradeProblem } from '../../model/tradeProblem.ts';
import { useTradeTerms } from '../../model/useTradeTerms.ts';

/** Selling coins to another member: the form, its confirmation, and what it came to. */
export const SellPage = observer(function SellPage() {
  const { t } = useLingui();
  const { session } = useStores();
  const { trades } = useSessionStores();
  const flow = trades.sale;
  const terms = useTradeTerms();
  const navigate = useNavigate();
  const leave = useGoBack();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const { request, quote, accounts } = flow;
  const bill = useOrderVisit(
    flow,
    useCallback((visit: string) => flow.enter(visit), [flow]),
  );
  useEffect(() => flow.watch(), [flow]);
  const title = t`Sell coins`;
  const records = <IconButton icon={glyphs.receipt} label={t`Orders`} render={<Link to={tradePaths.orders()} />} />;
  const home = () => void navigate(homePaths.home(), { replace: true });

  if (bill !== null) return <Navigate to={bill} replace />;
  if (request.state === 'done' && request.receipt)
    return <Navigate to={tradePaths.sale(request.receipt.billNo)} replace />;
  if (request.state === 'checking' || request.state === 'refused') {
    const { pending } = request;
    return (
      <Screen title={title} backIcon="close" onBack={home}>
        <OrderOutcome
          order={request}
          words={{
            lost: t`We lost connection before getting a reply. Your sale will not be made twice.`,
            resumed: t`We are still checking an earlier sale. It will not be made twice.`,
            refused: t`Not on sale`,
            amend: t`Edit sale`,
            next: t`Continue to next sale`,
          }}
          explain={tradeProblem}
          facts={
            pending && <OrderFacts sum={pending} rows={[{ label: t`Price`, value: moneyText(pending.price, 'CNY') }]} />
          }
          onAmend={request.amend}
          onLeave={home}
        >
          {null}
        </OrderOutcome>
      </Screen>
    );
  }
  const isClosed = closedReason('sale', session, null) !== null;
  const hasAccount = terms.accounts.value && accounts.length > 0;
  const steps = missingSteps({ user: session.user, side: 'sell', hasAccount, payMethodId: quote.payMethodId });
  const isBlocked = steps.some(({ key }) => key !== 'account');
  const isSideClosed = terms.isClosed('sell') && request.state === 'draft';
  if (isClosed || isSideClosed || isBlocked || !terms.accounts.value) {
    return (
      <Screen title={title} onBack={leave} actions={records}>
        {isClosed ? (
          <Paused side="sell" until={session.locks.sell ? (session.user?.sellInvalidEnd ?? null) : null} />
        ) : isSideClosed ? (
          <SideClosed side="sell" />
        ) : isBlocked ? (
          <BeforeTrading side="sell" steps={steps} />
        ) : (
          <Loaded
            of={terms.accounts}
            className={styles.form}
            failed={t`We could not load your payment accounts`}
            empty={<Empty picture={pictures.card} title={t`No payment accounts yet`} />}
            skeleton={<Placeholder />}
          >
            {() => null}
          </Loaded>
        )}
      </Screen>
    );
  }
  const goOn = async () => {
    if (await ensurePaymentPassword()) await flow.confirm();
  };
  return (
    <>
      <SellForm
        flow={flow}
        terms={terms}
        actions={records}
        missing={steps.length > 0 ? <BeforeTrading side="sell" steps={steps} /> : null}
        onBack={leave}
        onContinue={() => void goOn()}
      />
      <SaleConfirmation flow={flow} />
    </>
  );
});

/** Placeholder of a form that is loading. */
function Placeholder() {
  return (
    <>
      <Skeleton height={90} />
      <Skeleton height={120} />
      <Skeleton height={132} />
    </>
  );
}
