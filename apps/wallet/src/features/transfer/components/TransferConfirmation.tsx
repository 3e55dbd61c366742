import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { ConfirmSheet, PayeeText } from '../../confirm/index.ts';

interface TransferConfirmationProps {
  flow: TransferFlow;
  /** Asked for a way to a new payment password. */
  onForgot: () => void;
}

/** A transfer before it leaves: whom it goes to, on what terms. */
export const TransferConfirmation = observer(function TransferConfirmation({ flow, onForgot }: TransferConfirmationProps) {
  const { t } = useLingui();
  const { payee, preview, currency, remark } = flow;
  const facts =
    payee && preview
      ? [
          { label: t`To`, value: <PayeeText payee={payee} /> },
          { label: t`Network`, value: t`Inside the wallet` },
          { label: t`Fee`, value: moneyText(preview.fee, currency) },
          { label: t`Arrival`, value: t`Instantly` },
          ...(remark.trim() === '' ? [] : [{ label: t`Note`, value: remark.trim() }]),
        ]
      : [];
  return (
    <ConfirmSheet
      flow={flow}
      title={t`Confirm transfer`}
      lead={t`You send`}
      facts={facts}
      warnings={preview?.warnings}
      onForgot={onForgot}
    />
  );
});
