import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useSessionStores, useStores } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { billingPaths } from '../../../billing/index.ts';
import { useClosedNotice, useEnsurePaymentPassword, useVisit } from '../../../confirm/index.ts';
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
  const closed = useClosedNotice(flow.order);
  useVisit({ enter: useCallback((visit: string) => flow.enter(visit, text), [flow, text]), leave: flow.leave });

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => void balances.refresh(), [balances]);

  const goOn = async () => {
    if (await ensurePaymentPassword()) await flow.confirm();
  };
  const goHome = () => void navigate('/', { replace: true });
  const frame = (content: ReactNode) => (
    <Screen title={t`Pay`} onBack={leave}>
      {content}
    </Screen>
  );

  if (closed) return frame(null);
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
        flow.request && (
          <>
            <PayAmount flow={flow} request={flow.request} onBack={leave} onContinue={() => void goOn()} />
            <PayConfirmation order={flow.order} />
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
