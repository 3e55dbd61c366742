import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button, Spinner } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import type { Explain } from '../model/Explain.ts';
import { problemMessage } from '../model/problemMessage.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';
import { Outcome } from './Outcome.tsx';
import styles from './outcome.module.css';

/** The texts that one kind of order uses for its outcome. */
export interface OutcomeWords {
  /** The connection broke before the answer came. */
  readonly lost: string;
  /** An earlier page left the order without an answer. */
  readonly resumed: string;
  /** The server refused the order. */
  readonly refused: string;
  /** Back to the step where the order can be changed. */
  readonly amend: string;
  /** Continue to what the visit brought, where that had to wait for this order. */
  readonly next: string;
}

interface OrderOutcomeProps {
  order: ShownOrder;
  words: OutcomeWords;
  /** Words for the server's refusal. */
  explain?: Explain;
  /** The facts of the order. */
  facts: ReactNode;
  onAmend: () => void;
  onLeave: () => void;
  /** The screen of a success. */
  children: ReactNode;
}

/** The outcome of an order, or the check for it. */
export const OrderOutcome = observer(function OrderOutcome({ order, children, ...rest }: OrderOutcomeProps) {
  switch (order.state) {
    case 'checking':
      return <Checking order={order} {...rest} />;
    case 'refused':
      return <Refused order={order} {...rest} />;
    default:
      return children;
  }
});

type PartProps = Omit<OrderOutcomeProps, 'children'>;

const Checking = observer(function Checking({ order, words, facts, onLeave }: PartProps) {
  const { t } = useLingui();
  return (
    <Outcome
      status="pending"
      title={t`Checking the status`}
      description={order.resumed ? words.resumed : words.lost}
      actions={
        <>
          <Button block onClick={() => void order.checkNow()}>
            <Trans>Check now</Trans>
          </Button>
          <LeaveButton onLeave={onLeave} />
        </>
      }
    >
      <p className={styles.progress}>
        <Spinner size={16} />
        <Trans>Waiting for the server</Trans>
      </p>
      {facts}
    </Outcome>
  );
});

const Refused = observer(function Refused({
  order,
  words,
  explain = problemMessage,
  facts,
  onAmend,
  onLeave,
}: PartProps) {
  const { i18n } = useLingui();
  const { deps } = useWorld();
  return (
    <Outcome
      status="failed"
      title={words.refused}
      description={order.problem ? i18n._(explain(order.problem, deps.serverNow())) : undefined}
      actions={
        <>
          <Button block onClick={onAmend}>
            {order.waiting ? words.next : words.amend}
          </Button>
          <LeaveButton onLeave={onLeave} />
        </>
      }
    >
      {facts}
      <p className={styles.safe}>
        <Trans>No money was taken from your balance.</Trans>
      </p>
    </Outcome>
  );
});

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button variant="ghost" block onClick={onLeave}>
      <Trans>Back to home</Trans>
    </Button>
  );
}
