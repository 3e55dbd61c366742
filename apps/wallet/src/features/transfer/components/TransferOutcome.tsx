import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { OnwardButton, OrderOutcome, Outcome, PayeeFacts } from '../../confirm/index.ts';
import { ReceiptButton } from '../../receipt/index.ts';
import { AfterTransfer } from './AfterTransfer.tsx';
import styles from './transfer.module.css';

interface TransferOutcomeProps {
  order: TransferFlow['request'];
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** The outcome of a transfer, or the check for it. */
export function TransferOutcome({ order, onViewBill, onDone }: TransferOutcomeProps) {
  const { t } = useLingui();
  return (
    <OrderOutcome
      order={order}
      words={{
        lost: t`We lost connection before getting a reply. Your transfer will not be sent twice.`,
        resumed: t`We are still checking an earlier transfer. It will not be sent twice.`,
        refused: t`Not sent`,
        amend: t`Change amount`,
        next: t`Continue to next transfer`,
      }}
      facts={<PayeeFacts order={order} />}
      onAmend={order.amend}
      onLeave={onDone}
    >
      <Sent order={order} onViewBill={onViewBill} onDone={onDone} />
    </OrderOutcome>
  );
}

const Sent = observer(function Sent({ order, onViewBill, onDone }: TransferOutcomeProps) {
  const { t } = useLingui();
  const { receipt, pending } = order;
  return (
    <Outcome
      status="success"
      sent={receipt && pending}
      title={t({ message: 'Sent', context: 'outcome of a transfer' })}
      description={order.resumed ? t`Your earlier transfer has arrived.` : t`The money has arrived.`}
      actions={
        <>
          <OnwardButton order={order} next={t`Continue to next transfer`} onDone={onDone} />
          {pending && !order.waiting && <AfterTransfer transfer={pending} />}
          {receipt && (
            <div className={styles.pair}>
              <Button variant="ghost" block onClick={() => onViewBill(receipt.billNo)}>
                <Trans>View bill</Trans>
              </Button>
              <ReceiptButton billNo={receipt.billNo} variant="ghost" />
            </div>
          )}
        </>
      }
    >
      <PayeeFacts order={order} />
    </Outcome>
  );
});
