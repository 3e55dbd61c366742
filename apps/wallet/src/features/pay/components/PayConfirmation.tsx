import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { addAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { ConfirmSheet, PayeeText, totalFact } from '../../confirm/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';

/** A payment before it is sent: the payee and the reason. */
export const PayConfirmation = observer(function PayConfirmation({ order }: { order: PaymentFlow['request'] }) {
  const { t, i18n } = useLingui();
  const { confirmed, preview } = order;
  const facts =
    confirmed && preview
      ? [
          { label: t`To`, value: <PayeeText payee={{ ...preview, userNo: confirmed.payee.userNo }} /> },
          ...(confirmed.memo === '' ? [] : [{ label: t`For`, value: <UserText>{confirmed.memo}</UserText> }]),
          { label: t`Fee`, value: moneyText(preview.fee, confirmed.currency) },
          totalFact(i18n, addAmounts(confirmed.amount, preview.fee), confirmed.currency),
          { label: t`Arrival`, value: t`Instantly` },
          ...(confirmed.remark === '' ? [] : [{ label: t`Note`, value: <UserText>{confirmed.remark}</UserText> }]),
        ]
      : [];
  return (
    <ConfirmSheet
      order={order}
      title={t`Confirm payment`}
      lead={t`You pay`}
      facts={facts}
      warnings={preview?.warnings}
      explain={paymentProblem}
    />
  );
});
