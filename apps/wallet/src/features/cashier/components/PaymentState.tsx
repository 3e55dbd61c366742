import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { MerchantPayment } from '@ezwallet/api-client/contract';
import { missingOfPayment } from '@ezwallet/domain-stores';
import { announce, Button, Card, Details, Result } from '@ezwallet/ui';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { cashierPaths, homePaths } from '../../../world/paths.ts';
import { paymentLook } from '../model/paymentLook.ts';
import styles from './cashier.module.css';

const isSome = (amount: string) => compareAmounts(amount, '0') > 0;

/** How far a payment is, what happened to the money, and the way on. */
export function PaymentState({ payToken, payment }: { payToken: string; payment: MerchantPayment }) {
  const { t, i18n } = useLingui();
  const {
    merchantName,
    subject,
    outTradeNo,
    currency,
    amount,
    paidAmount,
    refundedAmount,
    chain,
    createdAt,
    returnUrl,
    status,
  } = payment;
  const { title, notes, ...look } = paymentLook(payment, (value) => moneyText(value, currency));
  const said = i18n._(title);
  // It changes without a change of route.
  useEffect(() => announce(said), [said]);
  const mayPay = status < 2 && isSome(missingOfPayment(payment));
  const items = [
    { label: t`Shop`, value: <bdi>{merchantName}</bdi> },
    { label: t`Item`, value: <bdi>{subject}</bdi> },
    { label: t`Amount due`, value: moneyText(amount, currency) },
    ...(isSome(paidAmount) ? [{ label: t`Received`, value: moneyText(paidAmount, currency) }] : []),
    ...(isSome(refundedAmount) ? [{ label: t`Refunded`, value: moneyText(refundedAmount, currency) }] : []),
    ...(chain ? [{ label: t`Confirmations`, value: t`${chain.confirmations} of ${chain.required}` }] : []),
    { label: t`Order number`, value: <bdi>{outTradeNo}</bdi> },
    { label: t`Time`, value: timeText(createdAt) },
  ];
  return (
    <Result
      {...look}
      title={said}
      actions={
        <>
          {mayPay && (
            <Button block render={<Link to={cashierPaths.cashier({ payToken })} replace />}>
              <Trans>Continue to pay</Trans>
            </Button>
          )}
          <ShopLink returnUrl={returnUrl} variant={mayPay ? 'secondary' : 'primary'} />
          <Button variant="ghost" block render={<Link to={homePaths.home()} />}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    >
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map((note) => (
            <p key={note.id} className={styles.muted}>
              {i18n._(note)}
            </p>
          ))}
        </div>
      )}
      <Card padding="flush">
        <Details items={items} />
      </Card>
    </Result>
  );
}

/** The way back to the shop, if it named one. */
export function ShopLink({ returnUrl, variant = 'primary' }: { returnUrl: string; variant?: 'primary' | 'secondary' }) {
  if (returnUrl === '') return null;
  return (
    // The shop's own address, which the gateway has checked. The button puts its label into the link.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <Button block variant={variant} render={<a href={returnUrl} rel="noreferrer" />}>
      <Trans>Back to the shop</Trans>
    </Button>
  );
}
