import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PendingTransfer } from '@ezwallet/domain-stores';
import { CopyField } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { timeText } from '../../../shared/time/time-text.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';
import { sentTime } from '../model/sentTime.ts';
import { OrderFacts } from './OrderFacts.tsx';
import styles from './outcome.module.css';
import { PayeeText } from './PayeeText.tsx';

interface PayeeFactsProps {
  /** Money for a person. `memo` is the payee's text in a payment code. */
  order: Pick<ShownOrder, 'receipt'> & { readonly pending: (PendingTransfer & { readonly memo?: string }) | null };
}

/** The facts of money that was sent to a person, or was not. */
export const PayeeFacts = observer(function PayeeFacts({ order: { pending, receipt } }: PayeeFactsProps) {
  const { t } = useLingui();
  if (!pending) return null;
  const { payee, currency, memo = '', remark } = pending;
  return (
    <OrderFacts
      sum={receipt ? undefined : pending}
      rows={[
        { label: t`To`, value: <PayeeText payee={payee} /> },
        ...(memo === '' ? [] : [{ label: t`For`, value: <UserText>{memo}</UserText> }]),
        ...(remark === '' ? [] : [{ label: t`Note`, value: <UserText>{remark}</UserText> }]),
        ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, currency) }] : []),
        { label: t`Time`, value: timeText(receipt?.arriveBy ?? sentTime(pending)) },
      ]}
    >
      {receipt && <CopyField className={styles.copied} label={t`Bill number`} value={receipt.billNo} />}
    </OrderFacts>
  );
});
