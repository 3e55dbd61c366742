import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { Resource } from '@ezwallet/domain-stores';
import { dialog, Empty, IconButton, Skeleton, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import type { ScannedAddress } from '@ezwallet/validators';
import { useSessionStores, useStores, useWorld } from '../../../../world/StoresContext.tsx';
import { addressPaths, billingPaths, homePaths } from '../../../../world/paths.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { readCurrency } from '../../../../shared/money/readCurrency.ts';
import { moneyText } from '../../../../shared/money/moneyText.ts';
import { useEnsurePaymentPassword, useOrderVisit } from '../../../confirm/index.ts';
import { useScanErrand } from '../../../scanner/index.ts';
import { FormStep } from '../../components/FormStep.tsx';
import { VerifyFirst } from '../../components/VerifyFirst.tsx';
import { WithdrawalConfirmation } from '../../components/WithdrawalConfirmation.tsx';
import { WithdrawalOutcome } from '../../components/WithdrawalOutcome.tsx';
import styles from '../../components/withdrawal.module.css';
import { readDraft } from '../../model/readDraft.ts';
import { readScanned } from '../../model/readScanned.ts';
import { isAboutBook, isNotInBook, withdrawalProblem } from '../../model/withdrawalProblem.ts';

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
  const code = query.get('ads');
  const coin = readCurrency(query);
  const bill = useOrderVisit(
    flow,
    useCallback((visit: string) => flow.enter(visit, readDraft(code, coin)), [flow, code, coin]),
  );
  const scan = useScanErrand((scanned: ScannedAddress) => {
    const { form } = flow;
    const { currency, amount } = form;
    form.take(readScanned(scanned));
    if (form.currency === currency && form.amount === amount) return;
    // Typed values must not change unnoticed.
    const asked = form.amount === '' ? form.currency : moneyText(form.amount, form.currency);
    toast.info(t`This code asks for ${asked}.`, { duration: 3000 });
  });

  const coins = useMemo(() => new Resource(flow.form.load), [flow]);

  useEffect(() => rates.watch(), [rates]);
  useEffect(() => {
    void balances.summary.reload();
    void addressBook.book.load();
    void limits.withdrawals.load();
    void coins.load();
  }, [balances, addressBook, limits, coins]);

  const goOn = async () => {
    if (!(await ensurePaymentPassword())) return;
    await flow.confirm();
    const { problem, confirmed } = flow.request;
    if (!problem || !confirmed || !isAboutBook(problem)) return;
    const { currency, protocol: network, to: address } = confirmed;
    const isNew =
      isNotInBook(problem) &&
      !addressBook.addresses.some((saved) => saved.to === address && saved.protocol === network);
    const agreed = await dialog.confirm({
      title: t`Address book`,
      description: i18n._(withdrawalProblem(problem, deps.serverNow())),
      confirmText: isNew ? t`Add address` : t`Open contacts`,
    });
    if (!agreed) return;
    const entry = { half: 'addresses', currency, network, address } as const;
    await navigate(isNew ? addressPaths.add(entry) : addressPaths.book('addresses'));
  };
  const records = (
    <IconButton icon={glyphs.receipt} label={t`Billing details`} render={<Link to={billingPaths.bills()} />} />
  );

  if (bill !== null) return <Navigate to={bill} replace />;
  switch (flow.request.state) {
    case 'checking':
    case 'done':
    case 'refused':
      return (
        <Screen title={t`Withdraw`} backIcon="close" onBack={() => void navigate(homePaths.home(), { replace: true })}>
          <WithdrawalOutcome
            order={flow.request}
            onViewBill={(billNo) => void navigate(billingPaths.bill(billNo), { replace: true })}
            onDone={() => void navigate(homePaths.home(), { replace: true })}
          />
        </Screen>
      );
    default:
      if (flow.form.coins.length === 0) {
        return (
          <Screen title={t`Withdraw`} onBack={leave} actions={records}>
            <Loaded
              of={coins}
              className={styles.waiting}
              failed={t`We could not load the networks`}
              empty={
                <Empty
                  picture={pictures.coin}
                  title={t`You cannot withdraw any coin right now`}
                  description={t`Try again later.`}
                />
              }
              skeleton={<Placeholder />}
            >
              {() => null}
            </Loaded>
          </Screen>
        );
      }
      if (limits.withdrawals.needsVerification) {
        return (
          <Screen title={t`Withdraw`} onBack={leave} actions={records}>
            <VerifyFirst level={limits.withdrawals.level} />
          </Screen>
        );
      }
      return (
        <>
          <FormStep flow={flow} actions={records} onBack={leave} onScan={scan} onContinue={() => void goOn()} />
          <WithdrawalConfirmation order={flow.request} />
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
