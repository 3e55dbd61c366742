import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { billingPaths, homePaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { useEnsurePaymentPassword, useOrderVisit } from '../../../confirm/index.ts';
import { PayAmount } from '../../components/PayAmount.tsx';
import { PayConfirmation } from '../../components/PayConfirmation.tsx';
import { PayOutcome } from '../../components/PayOutcome.tsx';
import { PayProblem } from '../../components/PayProblem.tsx';
import { PaySkeleton } from '../../components/PaySkeleton.tsx';
import { PayStart } from '../../components/PayStart.tsx';
import { usePaymentText } from '../../components/usePaymentText.ts';

/** Pays a payment code, from reading it to the outcome. */
export const PayPage = observer(function PayPage() {
  const { t } = useLingui();
  const { rates } = useStores();
  const { balances, payment: flow } = useSessionStores();
  const navigate = useNavigate();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const leave = useGoBack();
  const text = usePaymentText();
  const bill = useOrderVisit(
    flow,
    useCallback((visit: string) => flow.enter(visit, text), [flow, text]),
  );

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => void balances.summary.reload(), [balances]);

  const goOn = async () => {
    if (await ensurePaymentPassword()) await flow.confirm();
  };
  const goHome = () => void navigate(homePaths.home(), { replace: true });
  const frame = (content: ReactNode) => (
    <Screen title={t`Pay`} onBack={leave}>
      {content}
    </Screen>
  );

  if (bill !== null) return <Navigate to={bill} replace />;
  switch (flow.state) {
    case 'idle':
      return frame(<PayStart />);
    case 'reading':
      return frame(<PaySkeleton />);
    case 'unreadable':
      return frame(<PayProblem flow={flow} onBack={leave} />);
    case 'amount':
    case 'previewing':
    case 'password':
    case 'authorising':
    case 'proving':
    case 'sending':
      return (
        flow.terms && (
          <>
            <PayAmount flow={flow} terms={flow.terms} onBack={leave} onContinue={() => void goOn()} />
            <PayConfirmation order={flow.request} />
          </>
        )
      );
    case 'checking':
    case 'done':
    case 'refused':
      return (
        <Screen title={t`Pay`} backIcon="close" onBack={goHome}>
          <PayOutcome
            flow={flow}
            onViewBill={(billNo) => void navigate(billingPaths.bill(billNo), { replace: true })}
            onDone={goHome}
          />
        </Screen>
      );
  }
});
