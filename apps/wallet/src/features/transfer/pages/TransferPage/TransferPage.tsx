import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { IconButton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { billingPaths, homePaths, withdrawalPaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { readCurrency } from '../../../../shared/money/readCurrency.ts';
import { useEnsurePaymentPassword, useOrderVisit } from '../../../confirm/index.ts';
import { AmountStep } from '../../components/AmountStep.tsx';
import { RecipientStep } from '../../components/RecipientStep.tsx';
import { TransferConfirmation } from '../../components/TransferConfirmation.tsx';
import { TransferOutcome } from '../../components/TransferOutcome.tsx';
import { readTransferCode } from '../../model/readTransferCode.ts';

/** Sends money to a user number, from the choice of the recipient to the outcome. */
export const TransferPage = observer(function TransferPage() {
  const { t } = useLingui();
  const { config, rates } = useStores();
  const { addressBook, balances, transfer: flow } = useSessionStores();
  const navigate = useNavigate();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const leave = useGoBack();
  const [query] = useSearchParams();
  const code = query.get('ads');
  const coin = readCurrency(query);
  const read = useMemo(() => readTransferCode(code, coin), [code, coin]);
  const draft = read.kind === 'transfer' ? read.draft : undefined;
  const bill = useOrderVisit(
    flow,
    useCallback((visit: string) => flow.enter(visit, draft), [flow, draft]),
  );

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => {
    void balances.summary.reload();
    // Without the list the defaults apply, and the server checks again.
    config.loadCurrencies().catch(() => undefined);
    void addressBook.book.load();
    void addressBook.recent.load();
  }, [addressBook, balances, config]);
  const told = useRef(false);
  useEffect(() => {
    if (read.kind === 'withdrawal') void navigate(withdrawalPaths.withdrawal(code ?? ''), { replace: true });
    if (read.kind !== 'invalid' || told.current) return;
    told.current = true;
    toast.fail(t`Invalid QR code`);
    leave();
  }, [read, code, navigate, leave, t]);

  const goOn = async () => {
    if (await ensurePaymentPassword()) await flow.confirm();
  };
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />
  );

  if (bill !== null) return <Navigate to={bill} replace />;
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
    case 'proving':
    case 'sending':
      return (
        flow.lookup.payee && (
          <>
            <AmountStep flow={flow} payee={flow.lookup.payee} actions={records} onContinue={() => void goOn()} />
            <TransferConfirmation order={flow.request} />
          </>
        )
      );
    case 'checking':
    case 'done':
    case 'refused':
      return (
        <Screen title={t`Transfer`} backIcon="close" onBack={() => void navigate(homePaths.home(), { replace: true })}>
          <TransferOutcome
            order={flow.request}
            onViewBill={(billNo) => void navigate(billingPaths.bill(billNo), { replace: true })}
            onDone={() => void navigate(homePaths.home(), { replace: true })}
          />
        </Screen>
      );
  }
});
