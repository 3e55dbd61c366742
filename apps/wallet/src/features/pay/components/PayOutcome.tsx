import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { PaymentFlow } from '@ezwallet/domain-stores';
import { Amount, announce, Button, Card, Details, Result, Spinner, type ResultStatus } from '@ezwallet/ui';
import { useWorld } from '../../../app/StoresContext.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { PayeeText } from '../../confirm/index.ts';
import { ReceiptButton } from '../../receipt/index.ts';
import { paymentProblem } from '../model/payment-problem.ts';
import styles from './pay.module.css';

interface PayOutcomeProps {
  flow: PaymentFlow;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** What became of a payment, or that it is being asked for. */
export function PayOutcome({ flow, onViewBill, onDone }: PayOutcomeProps) {
  switch (flow.state) {
    case 'checking':
      return <Checking flow={flow} onLeave={onDone} />;
    case 'refused':
      return <Refused flow={flow} onLeave={onDone} />;
    default:
      return <Paid flow={flow} onViewBill={onViewBill} onDone={onDone} />;
  }
}

const Paid = observer(function Paid({ flow, onViewBill, onDone }: PayOutcomeProps) {
  const { t } = useLingui();
  const { receipt, waiting } = flow;
  return (
    <Outcome
      flow={flow}
      status="success"
      title={t`Paid`}
      description={flow.resumed ? t`Your earlier payment has arrived.` : t`The money has arrived.`}
      actions={
        <>
          {waiting ? (
            <Button block onClick={() => void flow.restart()}>
              <Trans>Go on to the next payment</Trans>
            </Button>
          ) : (
            <Button block onClick={onDone}>
              <Trans>Done</Trans>
            </Button>
          )}
          {receipt && <ReceiptButton billNo={receipt.billNo} />}
          {receipt && (
            <Button variant="ghost" block onClick={() => onViewBill(receipt.billNo)}>
              <Trans>View bill</Trans>
            </Button>
          )}
        </>
      }
    />
  );
});

const Checking = observer(function Checking({ flow, onLeave }: { flow: PaymentFlow; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Outcome
      flow={flow}
      status="pending"
      title={t`We are asking what became of it`}
      description={
        flow.resumed
          ? t`An earlier payment has no answer yet. It is carried out at most once.`
          : t`The answer was lost on its way. The payment is carried out at most once.`
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
    </Outcome>
  );
});

const Refused = observer(function Refused({ flow, onLeave }: { flow: PaymentFlow; onLeave: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  return (
    <Outcome
      flow={flow}
      status="failed"
      title={t`Not paid`}
      description={flow.problem ? i18n._(paymentProblem(flow.problem, deps.clock.now())) : undefined}
      note={t`Nothing was taken from your balance.`}
      actions={
        <>
          <Button block onClick={flow.amend}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" block onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    />
  );
});

interface OutcomeProps {
  flow: PaymentFlow;
  status: ResultStatus;
  title: string;
  description: string | undefined;
  actions: ReactNode;
  /** Over the facts. */
  children?: ReactNode;
  /** Below them. */
  note?: string;
}

/** One way that a payment stands, with what was paid or was to be. */
const Outcome = observer(function Outcome({ flow, status, title, description, actions, children, note }: OutcomeProps) {
  const { t } = useLingui();
  const { pending, receipt } = flow;
  // It takes the form's place without a change of route, so it is said.
  const said = [title, status === 'failed' ? description : undefined].filter(Boolean).join('. ');
  useEffect(() => announce(said), [said]);
  return (
    <Result status={status} title={title} description={description} actions={actions}>
      {children}
      {pending && (
        <>
          <Amount
            className={styles.sum}
            value={pending.amount}
            currency={pending.currency}
            decimals={shownDecimals(pending.amount)}
            size={36}
          />
          <Card padding="flush" className={styles.facts}>
            <Details
              items={[
                { label: t`To`, value: <PayeeText payee={pending.payee} /> },
                ...(pending.memo === '' ? [] : [{ label: t`For`, value: <bdi>{pending.memo}</bdi> }]),
                ...(pending.remark === '' ? [] : [{ label: t`Note`, value: <bdi>{pending.remark}</bdi> }]),
                ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, pending.currency) }] : []),
                { label: t`Time`, value: timeText(receipt?.arriveBy ?? pending.startedAt) },
                ...(receipt ? [{ label: t`Bill number`, value: receipt.billNo }] : []),
              ]}
            />
          </Card>
        </>
      )}
      {note !== undefined && <p className={styles.safe}>{note}</p>}
    </Result>
  );
});
