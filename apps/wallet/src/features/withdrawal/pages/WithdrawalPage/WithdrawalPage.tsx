import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, dialog, Empty, IconButton, Skeleton, SkeletonRegion, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import type { ScannedAddress } from '@ezwallet/validators';
import { useSessionStores, useStores, useWorld } from '../../../../app/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { addressPaths } from '../../../address/index.ts';
import { billingPaths } from '../../../billing/index.ts';
import { useEnsurePaymentPassword, useVisit } from '../../../confirm/index.ts';
import { ProofGate, ProofSheet } from '../../../proof/index.ts';
import { useScanErrand } from '../../../scanner/index.ts';
import { FormStep } from '../../components/FormStep.tsx';
import { useWithdrawalClosed } from '../../components/useWithdrawalClosed.ts';
import { WithdrawalConfirmation } from '../../components/WithdrawalConfirmation.tsx';
import { WithdrawalOutcome } from '../../components/WithdrawalOutcome.tsx';
import styles from '../../components/withdrawal.module.css';
import { readDraft } from '../../model/readDraft.ts';
import { readScanned } from '../../model/readScanned.ts';
import { isAboutBook, withdrawalProblem } from '../../model/withdrawalProblem.ts';

/** Sends coins out over a network, from the form to the last confirmation. */
export const WithdrawalPage = observer(function WithdrawalPage() {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { rates } = useStores();
  const { balances, addressBook, limits, withdrawal: flow } = useSessionStores();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const leave = useGoBack();
  const [gate] = useState(() => new ProofGate(deps.api));
  const closed = useWithdrawalClosed(flow, gate);
  const code = query.get('ads');
  useVisit(useMemo(() => ({ enter: (visit: string) => flow.enter(visit, readDraft(code)), leave: flow.leave }), [flow, code]));
  const scan = useScanErrand((scanned: ScannedAddress) => {
    const { form } = flow;
    const { currency, amount } = form;
    form.take(readScanned(scanned));
    if (form.currency === currency && form.amount === amount) return;
    // Typed values must not change unnoticed.
    const asked = form.amount === '' ? form.currency : moneyText(form.amount, form.currency);
    toast.info(t`This code asks for ${asked}.`, { duration: 3000 });
  });
  const [load, setLoad] = useState<'loading' | 'ready' | 'failed'>('loading');
  const loadForm = useCallback(() => {
    setLoad('loading');
    flow.form.load().then(
      () => setLoad('ready'),
      () => setLoad('failed'),
    );
  }, [flow]);

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => {
    void balances.refresh();
    void addressBook.load();
    void limits.withdrawals.load();
    loadForm();
  }, [balances, addressBook, limits, loadForm]);

  const goOn = async () => {
    if (!(await ensurePaymentPassword())) return;
    await flow.confirm();
    const { problem, confirmed } = flow.order;
    if (!problem || !confirmed || !isAboutBook(problem)) return;
    const agreed = await dialog.confirm({
      title: t`Address book`,
      content: i18n._(withdrawalProblem(problem, deps.clock.now())),
      confirmText: problem.code === '8001004' ? t`Add address` : t`Open contacts`,
    });
    if (!agreed) return;
    const { currency, protocol: network, to: address } = confirmed;
    const entry = { half: 'addresses', currency, network, address } as const;
    await navigate(problem.code === '8001004' ? addressPaths.add(entry) : addressPaths.book('addresses'));
  };
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />
  );

  if (closed) {
    return (
      <Screen title={t`Withdraw`} onBack={leave}>
        <ProofSheet gate={gate} />
      </Screen>
    );
  }
  switch (flow.order.state) {
    case 'checking':
    case 'done':
    case 'refused':
      return (
        <Screen title={t`Withdraw`} backIcon="close" onBack={() => void navigate('/', { replace: true })}>
          <WithdrawalOutcome
            order={flow.order}
            onViewBill={(billNo) => void navigate(billingPaths.bill(billNo), { replace: true })}
            onDone={() => void navigate('/', { replace: true })}
          />
        </Screen>
      );
    default:
      if (flow.form.coins.length === 0) {
        return (
          <Screen title={t`Withdraw`} onBack={leave} actions={records}>
            <SkeletonRegion className={styles.waiting} loading={load === 'loading'} placeholder={<Placeholder />}>
              <Empty
                icon={load === 'failed' ? glyphs.wifiOff : glyphs.wallet}
                title={load === 'failed' ? t`We could not load the networks` : t`You cannot withdraw any coin right now`}
                description={load === 'failed' ? t`Check your connection and try again.` : t`Try again later.`}
                action={
                  load === 'failed' && (
                    <Button size={32} variant="tint" icon={glyphs.refresh} onClick={loadForm}>
                      <Trans>Try again</Trans>
                    </Button>
                  )
                }
              />
            </SkeletonRegion>
          </Screen>
        );
      }
      return (
        <>
          <FormStep flow={flow} actions={records} onBack={leave} onScan={scan} onContinue={() => void goOn()} />
          <WithdrawalConfirmation order={flow.order} />
        </>
      );
  }
});

/** Placeholder of a form that is loading. */
function Placeholder() {
  return (
    <div className={styles.form}>
      <Skeleton height={105} />
      <Skeleton height={94} />
      <Skeleton height={90} />
      <Skeleton height={134} />
    </div>
  );
}
