import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { Amount, announce, Button, Card, Details, Result, Spinner } from '@ezwallet/ui';
import { useWorld } from '../../../app/StoresContext.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { PayeeText, problemMessage } from '../../confirm/index.ts';
import { ReceiptButton } from '../../receipt/index.ts';
import styles from './transfer.module.css';

interface TransferOutcomeProps {
  flow: TransferFlow;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** What became of a transfer, or that it is being asked for. */
export function TransferOutcome({ flow, onViewBill, onDone }: TransferOutcomeProps) {
  switch (flow.state) {
    case 'checking':
      return <Checking flow={flow} onLeave={onDone} />;
    case 'refused':
      return <Refused flow={flow} onLeave={onDone} />;
    default:
      return <Sent flow={flow} onViewBill={onViewBill} onDone={onDone} />;
  }
}

const Sent = observer(function Sent({ flow, onViewBill, onDone }: TransferOutcomeProps) {
  const { t } = useLingui();
  const title = t`Sent`;
  useSaid(title);
  const { receipt } = flow;
  return (
    <Result
      status="success"
      title={title}
      description={flow.resumed ? t`Your earlier transfer has arrived.` : t`The money has arrived.`}
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          {receipt && (
            <>
              <Button variant="secondary" block onClick={() => onViewBill(receipt.billNo)}>
                <Trans>View bill</Trans>
              </Button>
              <ReceiptButton billNo={receipt.billNo} variant="ghost" />
            </>
          )}
        </>
      }
    >
      <Facts flow={flow} />
    </Result>
  );
});

const Checking = observer(function Checking({ flow, onLeave }: { flow: TransferFlow; onLeave: () => void }) {
  const { t } = useLingui();
  const title = t`We are asking what became of it`;
  useSaid(title);
  return (
    <Result
      status="pending"
      title={title}
      description={
        flow.resumed
          ? t`An earlier transfer has no answer yet. It is carried out at most once.`
          : t`The answer was lost on its way. The transfer is carried out at most once.`
      }
      actions={
        <>
          <Button block onClick={() => void flow.checkNow()}>
            <Trans>Ask now</Trans>
          </Button>
          <Button variant="ghost" block onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.progress}>
        <Spinner size={16} />
        <Trans>Asking the server</Trans>
      </p>
      <Facts flow={flow} />
    </Result>
  );
});

const Refused = observer(function Refused({ flow, onLeave }: { flow: TransferFlow; onLeave: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const title = t`Not sent`;
  const reason = flow.problem ? i18n._(problemMessage(flow.problem, deps.clock.now())) : undefined;
  useSaid([title, reason].filter(Boolean).join('. '));
  return (
    <Result
      status="failed"
      title={title}
      description={reason}
      actions={
        <>
          <Button block onClick={flow.amend}>
            <Trans>Back to the amount</Trans>
          </Button>
          <Button variant="ghost" block onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    >
      <Facts flow={flow} />
      <p className={styles.safe}>
        <Trans>Nothing was taken from your balance.</Trans>
      </p>
    </Result>
  );
});

/** What was sent, or was to be. */
const Facts = observer(function Facts({ flow: { pending, receipt } }: { flow: TransferFlow }) {
  const { t } = useLingui();
  if (!pending) return null;
  const { payee, amount, currency, remark, startedAt } = pending;
  return (
    <>
      <Amount className={styles.sum} value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
      <Card padding="flush" className={styles.facts}>
        <Details
          items={[
            { label: t`To`, value: <PayeeText payee={payee} /> },
            ...(remark === '' ? [] : [{ label: t`Note`, value: remark }]),
            ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, currency) }] : []),
            { label: t`Time`, value: timeText(receipt?.arriveBy ?? startedAt) },
            ...(receipt ? [{ label: t`Bill number`, value: receipt.billNo }] : []),
          ]}
        />
      </Card>
    </>
  );
});

/** The outcome takes the form's place without a change of route, so it is said. */
function useSaid(text: string): void {
  useEffect(() => announce(text), [text]);
}
