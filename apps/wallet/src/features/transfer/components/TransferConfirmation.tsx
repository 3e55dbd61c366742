import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { addAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { ConfirmSheet, PayeeText, totalFact } from '../../confirm/index.ts';

/** A transfer before it is sent: the recipient and the terms. */
export const TransferConfirmation = observer(function TransferConfirmation({
  order,
}: {
  order: TransferFlow['request'];
}) {
  const { t, i18n } = useLingui();
  const { confirmed, preview } = order;
  const facts =
    confirmed && preview
      ? [
          { label: t`To`, value: <PayeeText payee={confirmed.payee} /> },
          { label: t`Network`, value: t`Inside the wallet` },
          { label: t`Fee`, value: moneyText(preview.fee, confirmed.currency) },
          totalFact(i18n, addAmounts(confirmed.amount, preview.fee), confirmed.currency),
          { label: t`Arrival`, value: t`Instantly` },
          ...(confirmed.remark === '' ? [] : [{ label: t`Note`, value: <UserText>{confirmed.remark}</UserText> }]),
        ]
      : [];
  return (
    <ConfirmSheet
      order={order}
      title={t`Confirm transfer`}
      lead={t`You send`}
      facts={facts}
      warnings={preview?.warnings}
    />
  );
});
