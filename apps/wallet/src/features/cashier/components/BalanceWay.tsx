import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import type { SessionStores, ShopPaymentStore } from '@ezwallet/domain-stores';
import { Button, FormError } from '@ezwallet/ui';
import { addAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useUnsettled } from '../../../shared/money/useUnsettled.ts';
import { closedReason } from '../../../world/permissions.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { ConfirmSheet, totalFact, useEnsurePaymentPassword, warningMessages } from '../../confirm/index.ts';
import { cashierProblem } from '../model/cashierProblem.ts';
import styles from './cashier.module.css';
import { PayBar } from './PayBar.tsx';

/** A shop is no person. */
const shopWarnings = { ...warningMessages, FIRST_TIME: msg`You have not paid this shop before.` };

interface BalanceWayProps {
  stores: SessionStores;
  store: ShopPaymentStore;
  payment: MerchantPayment;
  payToken: string;
}

/** Pays from the balance: the button, and the confirmation with shop, amount and total before the payment password. */
export const BalanceWay = observer(function BalanceWay({ stores, store, payment, payToken }: BalanceWayProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const ensurePaymentPassword = useEnsurePaymentPassword();
  const { session } = useStores();
  const { request } = stores.shopPayment;
  const { functions } = stores;
  useEffect(() => void functions.open.reload(), [functions]);
  const { merchantName: shop, subject, currency } = payment;
  const { missing: amount } = store;
  const { confirmed, preview, problem } = request;
  const unsettled = useUnsettled(currency);
  const goOn = async () => {
    if (await ensurePaymentPassword()) await request.confirm({ payToken, shop, subject, currency, amount });
  };
  const facts =
    confirmed && preview
      ? [
          { label: t`To`, value: <bdi>{confirmed.shop}</bdi> },
          { label: t`Item`, value: <bdi>{confirmed.subject}</bdi> },
          { label: t`Fee`, value: moneyText(preview.fee, currency) },
          totalFact(i18n, addAmounts(confirmed.amount, preview.fee), currency),
        ]
      : [];
  return (
    <div className={styles.balance}>
      {unsettled && (
        <p className={styles.note}>
          <Trans>
            On hold until {unsettled.time}: {unsettled.sum}
          </Trans>
        </p>
      )}
      {problem && !request.confirming && <FormError>{i18n._(cashierProblem(problem, deps.serverNow()))}</FormError>}
      {closedReason('shop', session, functions) && !request.underWay ? (
        <FormError>{t`You cannot pay from your balance right now. Your money stays in it.`}</FormError>
      ) : (
        <PayBar currency={currency} fee={preview?.fee ?? '0'}>
          <Button block loading={request.state === 'previewing'} onClick={() => void goOn()}>
            <Trans>Pay {moneyText(amount, currency)}</Trans>
          </Button>
        </PayBar>
      )}
      <ConfirmSheet
        order={request}
        title={t`Confirm payment`}
        lead={t`You pay`}
        facts={facts}
        warnings={preview?.warnings}
        warningWords={shopWarnings}
        explain={cashierProblem}
      />
    </div>
  );
});
