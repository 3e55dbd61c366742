import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { ConfirmSheet, PayeeText } from '../../confirm/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';

interface PayConfirmationProps {
  flow: PaymentFlow;
  /** Asked for a way to a new payment password. */
  onForgot: () => void;
}

/** A payment before it leaves: whom it goes to, what for. */
export const PayConfirmation = observer(function PayConfirmation({ flow, onForgot }: PayConfirmationProps) {
  const { t } = useLingui();
  const { request, preview, currency, remark } = flow;
  const facts =
    request && preview
      ? [
          { label: t`To`, value: <PayeeText payee={preview} /> },
          ...(request.memo === '' ? [] : [{ label: t`For`, value: <bdi>{request.memo}</bdi> }]),
          { label: t`Fee`, value: moneyText(preview.fee, currency) },
          { label: t`Arrival`, value: t`Instantly` },
          ...(remark.trim() === '' ? [] : [{ label: t`Note`, value: <bdi>{remark.trim()}</bdi> }]),
        ]
      : [];
  return (
    <ConfirmSheet
      flow={flow}
      title={t`Confirm payment`}
      lead={t`You pay`}
      facts={facts}
      warnings={preview?.warnings}
      explain={paymentProblem}
      onForgot={onForgot}
    />
  );
});
