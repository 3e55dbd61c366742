import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { isInLateAppeal, sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { type AppealCase, TicketGate } from '@ezwallet/domain-stores';
import { Button, dialog } from '@ezwallet/ui';
import { compareAmounts } from '@ezwallet/validators';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { failureMessage } from '../../../shared/errors/refusalMessage.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { PasswordSheet, useEnsurePaymentPassword } from '../../confirm/index.ts';
import shared from './appeals.module.css';
import styles from './CaseActions.module.css';
import { concededBy, stakeOf } from '../model/stakeOf.ts';
import { ReleaseSheet } from './ReleaseSheet.tsx';
import { Unanswered } from './Unanswered.tsx';

/** Ways to end an appeal without support: the side that opened it takes it back, the other one concedes. */
export const CaseActions = observer(function CaseActions({ found, trade }: { found: AppealCase; trade: Trade }) {
  const { t } = useLingui();
  const [isReleasing, setReleasing] = useState(false);
  const { deps } = useWorld();
  const [gate] = useState(() => new TicketGate(deps));
  const ensurePassword = useEnsurePaymentPassword();
  const { withdrawing, conceding, isInitiator, canWithdraw } = found;
  const stake = stakeOf(trade);
  const coins = moneyText(stake, trade.currency);
  const isBuyer = sideOf(trade) === 'buyer';
  const isLate = isInLateAppeal(trade);
  const isNothing = compareAmounts(stake, '0') === 0;

  const withdraw = async () => {
    const agreed = await dialog.confirm({
      title: t`Cancel your appeal?`,
      description: isLate
        ? t`The order stays closed, and no coins are on hold. You cannot appeal it again.`
        : isBuyer
          ? t`The seller gets more time to release. You can appeal once more when that time is up.`
          : t`You get more time to release. You can appeal once more when that time is up.`,
      confirmText: t`Cancel appeal`,
      cancelText: t`Keep appeal`,
    });
    if (agreed) await withdrawing.submit({});
  };
  const giveUp = async () => {
    if (!(await ensurePassword())) return;
    await gate.pass({ scene: 'giveUp', confirmed: { billNo: trade.billNo } }, (payPassTicket) =>
      conceding.submit({ payPassTicket }),
    );
  };
  const release = async () => {
    if (await ensurePassword()) setReleasing(true);
  };
  const failure = withdrawing.failure ?? (isReleasing ? undefined : conceding.failure);
  const problem = failure && failureMessage(failure);
  return (
    <div className={styles.actions}>
      <Unanswered of={withdrawing} />
      <Unanswered of={conceding} />
      <FormProblem problem={problem} />
      {canWithdraw ? (
        <Button variant="ghost" block loading={withdrawing.isBusy} onClick={() => void withdraw()}>
          <Trans>Cancel appeal</Trans>
        </Button>
      ) : isInitiator ? null : isBuyer ? (
        <Button variant="ghost" block loading={conceding.isBusy} onClick={() => void giveUp()}>
          {isLate ? <Trans>Agree with the seller</Trans> : <Trans>Return coins</Trans>}
        </Button>
      ) : compareAmounts(concededBy(trade), '0') === 0 ? null : (
        <Button variant="ghost" block loading={conceding.isBusy && !isReleasing} onClick={() => void release()}>
          <Trans>Release the coins</Trans>
        </Button>
      )}
      {!isInitiator && isBuyer && (
        <PasswordSheet
          gate={gate}
          title={isLate ? t`Agree with the seller?` : t`Return the coins to the seller?`}
          facts={[{ label: t`Goes back to the seller`, value: coins }]}
        >
          <p className={shared.quiet}>
            {isNothing
              ? t`The appeal ends. No coins move, because none are on hold.`
              : t`You get nothing of it. Do this only if you did not pay, or got your money back.`}
          </p>
        </PasswordSheet>
      )}
      {!isInitiator && !isBuyer && (
        <ReleaseSheet found={found} trade={trade} open={isReleasing} onClose={() => setReleasing(false)} />
      )}
    </div>
  );
});
