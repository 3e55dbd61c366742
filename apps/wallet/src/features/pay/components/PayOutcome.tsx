import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { OnwardButton, OrderOutcome, Outcome, PayeeFacts, usePaymentWords } from '../../confirm/index.ts';
import { ReceiptButton } from '../../receipt/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';

interface PayOutcomeProps {
  flow: PaymentFlow;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** The outcome of a payment, or the check for it. */
export function PayOutcome({ flow, onViewBill, onDone }: PayOutcomeProps) {
  const words = usePaymentWords();
  const { request: order } = flow;
  return (
    <OrderOutcome
      order={order}
      words={words}
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
  const { next } = usePaymentWords();
  const { receipt, pending } = order;
  return (
    <Outcome
      status="success"
      sent={receipt && pending}
      title={t({ message: 'Paid', context: 'outcome of a payment' })}
      description={order.resumed ? t`Your earlier payment has arrived.` : t`The money has arrived.`}
      actions={
        <>
          <OnwardButton order={order} next={next} onDone={onDone} />
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
