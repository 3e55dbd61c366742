import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { dialog, IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useStores } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { billingPaths } from '../../../billing/index.ts';
import { securityPaths } from '../../../security/index.ts';
import { AmountStep } from '../../components/AmountStep.tsx';
import { ConfirmSheet } from '../../components/ConfirmSheet.tsx';
import { RecipientStep } from '../../components/RecipientStep.tsx';
import { TransferOutcome } from '../../components/TransferOutcome.tsx';
import { useClosedNotice } from '../../components/useClosedNotice.ts';
import { useVisit } from '../../components/useVisit.ts';

/** Sending money to a user number, from naming the receiver to what became of it. */
export const TransferPage = observer(function TransferPage() {
  const { t } = useLingui();
  const { config, rates, session } = useStores();
  const { balances, transfer: flow } = useSessionStores();
  const navigate = useNavigate();
  const leave = useGoBack();
  const closed = useClosedNotice(flow);
  useVisit(flow);

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => {
    void balances.refresh();
    // Without the list the defaults hold, and the server checks again.
    config.loadCurrencies().catch(() => undefined);
  }, [balances, config]);

  const askForPaymentPassword = async () => {
    const agreed = await dialog.confirm({
      title: t`Payment password needed`,
      content: t`Six digits protect every payment. Set them once, then come back here.`,
      confirmText: t`Set it now`,
    });
    if (agreed) await navigate(securityPaths.paymentPassword('set'));
  };
  const goOn = () => void (session.user?.hasTranPass ? flow.confirm() : askForPaymentPassword());
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />
  );

  if (closed) {
    return (
      <Screen title={t`Transfer`} onBack={leave}>
        {null}
      </Screen>
    );
  }
  switch (flow.state) {
    case 'recipient':
    case 'lookingUp':
      return (
        <Screen title={t`Transfer`} onBack={leave} actions={records}>
          <RecipientStep flow={flow} />
        </Screen>
      );
    case 'amount':
    case 'previewing':
    case 'password':
    case 'authorising':
    case 'sending':
      return (
        <>
          <AmountStep flow={flow} actions={records} onContinue={goOn} />
          <ConfirmSheet
            flow={flow}
            onForgot={() => {
              flow.cancel();
              void navigate(securityPaths.paymentPassword('reset'));
            }}
          />
        </>
      );
    case 'checking':
    case 'done':
    case 'refused':
      return (
        <Screen title={t`Transfer`} backIcon="close" onBack={() => void navigate('/', { replace: true })}>
          <TransferOutcome
            flow={flow}
            onViewBill={(billNo) => void navigate(billingPaths.bill(billNo), { replace: true })}
            onDone={() => void navigate('/', { replace: true })}
          />
        </Screen>
      );
  }
});
