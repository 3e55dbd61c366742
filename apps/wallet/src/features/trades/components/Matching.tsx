import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Spinner } from '@ezwallet/ui';
import { Outcome } from '../../confirm/index.ts';
import styles from './trades.module.css';

/** While acceptors are asked one after the other. The person may leave: an order that is found shows on Home. */
export function Matching({ amount, onLeave }: { amount: string; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Outcome
      status="pending"
      title={t`Looking for a seller`}
      description={t`We ask sellers for ${amount}. This takes up to 3 minutes. You have not paid anything yet.`}
      actions={
        <Button variant="ghost" block onClick={onLeave}>
          <Trans>Back to home</Trans>
        </Button>
      }
    >
      <p className={styles.progress}>
        <Spinner size={16} />
        <Trans>You can leave. We will tell you when a seller takes your order.</Trans>
      </p>
    </Outcome>
  );
}
