import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { WithdrawalFlow } from '@ezwallet/domain-stores';
import { OrderOutcome } from '../../confirm/index.ts';
import { withdrawalProblem } from '../model/withdrawalProblem.ts';
import { TakenWithdrawal } from './TakenWithdrawal.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

interface WithdrawalOutcomeProps {
  order: WithdrawalFlow['request'];
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** The outcome of a withdrawal, or the check for it. */
export const WithdrawalOutcome = observer(function WithdrawalOutcome({
  order,
  onViewBill,
  onDone,
}: WithdrawalOutcomeProps) {
  const { t } = useLingui();
  const billNo = order.receipt?.billNo;
  return (
    <OrderOutcome
      order={order}
      words={{
        lost: t`We lost connection before getting a reply. Your withdrawal will not be sent twice.`,
        resumed: t`We are still checking an earlier withdrawal. It will not be sent twice.`,
        refused: t`Not sent`,
        amend: t`Edit withdrawal`,
        next: t`Continue to next withdrawal`,
      }}
      explain={withdrawalProblem}
      facts={<WithdrawalFacts order={order} />}
      onAmend={order.amend}
      onLeave={onDone}
    >
      {billNo !== undefined && (
        <TakenWithdrawal order={order} billNo={billNo} onViewBill={onViewBill} onDone={onDone} />
      )}
    </OrderOutcome>
  );
});
