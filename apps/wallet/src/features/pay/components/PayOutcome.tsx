import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { OnwardButton, OrderOutcome, Outcome, PayeeFacts } from '../../confirm/index.ts';
import { ReceiptButton } from '../../receipt/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';

interface PayOutcomeProps {
  flow: PaymentFlow;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** The outcome of a payment, or the check for it. */
export function PayOutcome({ flow, onViewBill, onDone }: PayOutcomeProps) {
  const { t } = useLingui();
  const { request: order } = flow;
  return (
    <OrderOutcome
      order={order}
      words={{
        lost: t`We lost connection before getting a reply. Your payment will not be sent twice.`,
        resumed: t`We are still checking an earlier payment. It will not be sent twice.`,
        refused: t`Not paid`,
        amend: t`Try again`,
        next: t`Continue to next payment`,
      }}
      explain={paymentProblem}
      facts={<PayeeFacts order={order} />}
      onAmend={flow.amend}
      onLeave={onDone}
    >
      <Paid order={order} onViewBill={onViewBill} onDone={onDone} />
    </OrderOutcome>
  );
}

interface PaidProps extends Omit<PayOutcomeProps, 'flow'> {
  order: PaymentFlow['request'];
}

const Paid = observer(function Paid({ order, onViewBill, onDone }: PaidProps) {
  const { t } = useLingui();
  const { receipt } = order;
  return (
    <Outcome
      status="success"
      title={t({ message: 'Paid', context: 'outcome of a payment' })}
      description={order.resumed ? t`Your earlier payment has arrived.` : t`The money has arrived.`}
      actions={
        <>
          <OnwardButton order={order} next={t`Continue to next payment`} onDone={onDone} />
          {receipt && <ReceiptButton billNo={receipt.billNo} />}
          {receipt && (
            <Button variant="ghost" block onClick={() => onViewBill(receipt.billNo)}>
              <Trans>View bill</Trans>
            </Button>
          )}
        </>
      }
    >
      <PayeeFacts order={order} />
    </Outcome>
  );
});
