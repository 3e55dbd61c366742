import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { WITHDRAWAL_STATUS } from '@ezwallet/api-client/constants';
import { WithdrawalTrack, type WithdrawalFlow } from '@ezwallet/domain-stores';
import { Button, Card, CopyField, Rail } from '@ezwallet/ui';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { OnwardButton, Outcome } from '../../confirm/index.ts';
import { progressLooks, STEPS } from '../model/progress.ts';
import styles from './withdrawal.module.css';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';

interface TakenWithdrawalProps {
  order: WithdrawalFlow['request'];
  billNo: string;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** A withdrawal that the server accepted, and its progress on the network. */
export const TakenWithdrawal = observer(function TakenWithdrawal({
  order,
  billNo,
  onViewBill,
  onDone,
}: TakenWithdrawalProps) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { balances, bills } = useSessionStores();
  const track = useMemo(
    () =>
      new WithdrawalTrack(deps, billNo, () => {
        bills.list.expire();
        void balances.summary.reload();
      }),
    [deps, billNo, balances, bills],
  );
  useEffect(() => track.watch(), [track]);
  const { chain } = track;
  const look = progressLooks[chain?.status ?? 0];
  const [confirmations, required] = [chain?.confirmations ?? 0, chain?.required ?? 0];
  return (
    <Outcome
      status={look.result}
      sent={look.result === 'success' ? order.pending : null}
      title={i18n._(look.title)}
      description={chain?.reason ? chain.reason : i18n._(look.text)}
      actions={
        <>
          <OnwardButton order={order} next={t`Continue to next withdrawal`} onDone={onDone} />
          <Button variant="secondary" block onClick={() => onViewBill(billNo)}>
            <Trans>View bill</Trans>
          </Button>
        </>
      }
    >
      <WithdrawalFacts order={order}>
        {chain?.txid && (
          <CopyField className={styles.copied} label={t`Transaction hash`} value={chain.txid}>
            <bdi>{shortAddress(chain.txid)}</bdi>
          </CopyField>
        )}
        <CopyField className={styles.copied} label={t`Bill number`} value={billNo} />
      </WithdrawalFacts>
      <Card className={styles.way} padding="flush" title={t`What happened`}>
        <Rail
          aria-label={t`What happened`}
          items={STEPS.map(({ key, label }, at) => ({
            value: key,
            label: i18n._(label),
            ...(at === look.current &&
              chain?.status === WITHDRAWAL_STATUS.sent && {
                description: <output>{t`${confirmations} of ${required} confirmations`}</output>,
              }),
          }))}
          current={look.current}
          status={look.status}
        />
      </Card>
      {track.progress.failure && (
        <p className={styles.progress}>
          <Trans>You seem to be offline. This information may be out of date.</Trans>
        </p>
      )}
    </Outcome>
  );
});
