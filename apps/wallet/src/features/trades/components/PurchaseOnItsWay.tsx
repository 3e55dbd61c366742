import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { PurchaseRequest } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { Outcome } from '../../confirm/index.ts';
import { Matching } from './Matching.tsx';
import styles from './trades.module.css';

interface OnItsWayProps {
  request: PurchaseRequest;
  onLeave: () => void;
}

/** An order to buy without an outcome: the search for a seller where the server says so, or else that nothing is known yet. */
export const PurchaseOnItsWay = observer(function PurchaseOnItsWay({ request, onLeave }: OnItsWayProps) {
  const { pending, state } = request;
  const amount = pending ? moneyText(pending.amount, pending.currency) : '';
  return state === 'matching' ? (
    <Matching request={request} />
  ) : (
    <Unknown amount={amount} onCheck={request.checkNow} onLeave={onLeave} />
  );
});

interface UnknownProps {
  amount: string;
  onCheck: () => Promise<void>;
  onLeave: () => void;
}

function Unknown({ amount, onCheck, onLeave }: UnknownProps) {
  const { t } = useLingui();
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    await onCheck().finally(() => setChecking(false));
  };
  return (
    <Outcome
      status="warning"
      title={t`No connection`}
      description={t`We do not know yet whether your order for ${amount} was placed. You have not paid. We are checking.`}
      actions={
        <>
          <Button block loading={checking} onClick={() => void check()}>
            <Trans>Try again</Trans>
          </Button>
          <Button variant="ghost" block onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.progress}>
        <Trans>You can leave. We will tell you whether your order was placed.</Trans>
      </p>
    </Outcome>
  );
}
