import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { ShopPaymentFlow } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { billingPaths, cashierPaths, homePaths } from '../../../world/paths.ts';
import { OnwardButton, OrderFacts, OrderOutcome, Outcome, sentTime, usePaymentWords } from '../../confirm/index.ts';
import { cashierProblem } from '../model/cashierProblem.ts';
import { ShopLink } from './PaymentState.tsx';

interface BalanceOutcomeProps {
  flow: ShopPaymentFlow;
  returnUrl: string;
}

/** What a payment from the balance came to, or the check for it. */
export const BalanceOutcome = observer(function BalanceOutcome({ flow, returnUrl }: BalanceOutcomeProps) {
  const { t } = useLingui();
  const words = usePaymentWords();
  const navigate = useNavigate();
  const { request } = flow;
  const { pending, receipt } = request;
  const goHome = () => void navigate(homePaths.home(), { replace: true });
  const facts = pending && (
    <OrderFacts
      sum={pending}
      rows={[
        { label: t`To`, value: <bdi>{pending.shop}</bdi> },
        { label: t`Item`, value: <bdi>{pending.subject}</bdi> },
        ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, pending.currency) }] : []),
        { label: t`Time`, value: timeText(receipt?.arriveBy ?? sentTime(pending)) },
        ...(receipt ? [{ label: t`Bill number`, value: receipt.billNo }] : []),
      ]}
    />
  );
  return (
    <OrderOutcome
      order={request}
      words={words}
      explain={cashierProblem}
      facts={facts}
      onAmend={request.amend}
      onLeave={goHome}
    >
      <Outcome
        status="success"
        title={t({ message: 'Paid', context: 'outcome of a payment' })}
        description={
          request.resumed ? t`The shop has received your earlier payment.` : t`The shop has received your money.`
        }
        actions={
          <>
            {!request.waiting && <ShopLink returnUrl={returnUrl} />}
            {request.waiting || returnUrl === '' ? (
              <OnwardButton order={request} next={words.next} onDone={goHome} />
            ) : null}
            {pending && (
              <Button
                variant="ghost"
                block
                onClick={() => void navigate(cashierPaths.checkout({ payToken: pending.payToken }), { replace: true })}
              >
                <Trans>View order</Trans>
              </Button>
            )}
            {receipt && (
              <Button
                variant="ghost"
                block
                onClick={() => void navigate(billingPaths.bill(receipt.billNo), { replace: true })}
              >
                <Trans>View bill</Trans>
              </Button>
            )}
          </>
        }
      >
        {facts}
      </Outcome>
    </OrderOutcome>
  );
});
