import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { WithdrawalTrack, type WithdrawalFlow } from '@ezwallet/domain-stores';
import { Amount, announce, Button, Card, CopyField, Details, OrderProgress, Result, Spinner } from '@ezwallet/ui';
import { useSessionStores, useWorld } from '../../../app/StoresContext.tsx';
import { AddressText } from '../../../shared/address/AddressText.tsx';
import { shortAddress } from '../../../shared/address/shortAddress.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { progressLooks, STEPS } from '../model/progress.ts';
import { withdrawalProblem } from '../model/withdrawalProblem.ts';
import styles from './withdrawal.module.css';

interface WithdrawalOutcomeProps {
  flow: WithdrawalFlow;
  onViewBill: (billNo: string) => void;
  onDone: () => void;
}

/** What became of a withdrawal, or that it is being asked for. */
export function WithdrawalOutcome({ flow, onViewBill, onDone }: WithdrawalOutcomeProps) {
  switch (flow.state) {
    case 'checking':
      return <Checking flow={flow} onLeave={onDone} />;
    case 'refused':
      return <Refused flow={flow} onLeave={onDone} />;
    default:
      return flow.receipt && <Taken flow={flow} billNo={flow.receipt.billNo} onViewBill={onViewBill} onDone={onDone} />;
  }
}

const Taken = observer(function Taken({ flow, billNo, onViewBill, onDone }: WithdrawalOutcomeProps & { billNo: string }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const { balances, bills } = useSessionStores();
  const track = useMemo(
    () =>
      new WithdrawalTrack(deps, billNo, () => {
        bills.expire();
        void balances.refresh();
      }),
    [deps, billNo, balances, bills],
  );
  useEffect(() => track.watch(), [track]);
  const { chain } = track;
  const look = progressLooks[chain?.status ?? 0];
  const title = i18n._(look.title);
  useSaid(title);
  const [confirmations, required] = [chain?.confirmations ?? 0, chain?.required ?? 0];
  return (
    <Result
      status={look.result}
      title={title}
      description={chain?.reason ? chain.reason : i18n._(look.text)}
      actions={
        <>
          <Button block onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
          <Button variant="secondary" block onClick={() => onViewBill(billNo)}>
            <Trans>View bill</Trans>
          </Button>
        </>
      }
    >
      <Facts flow={flow}>
        {chain?.txid && (
          <CopyField className={styles.copied} label={t`Transaction`} value={chain.txid}>
            <bdi>{shortAddress(chain.txid)}</bdi>
          </CopyField>
        )}
        <CopyField className={styles.copied} label={t`Bill number`} value={billNo} />
      </Facts>
      <OrderProgress
        className={styles.way}
        steps={STEPS.map(({ key, label }) => ({ key, label: i18n._(label) }))}
        current={look.current}
        status={look.status}
      />
      {chain?.status === 1 && (
        <output className={styles.progress}>
          <Trans>
            {confirmations} of {required} confirmations
          </Trans>
        </output>
      )}
      {track.failed && (
        <p className={styles.progress}>
          <Trans>The network is not available at the moment. This may be out of date.</Trans>
        </p>
      )}
    </Result>
  );
});

const Checking = observer(function Checking({ flow, onLeave }: { flow: WithdrawalFlow; onLeave: () => void }) {
  const { t } = useLingui();
  const title = t`We are asking what became of it`;
  useSaid(title);
  return (
    <Result
      status="pending"
      title={title}
      description={
        flow.resumed
          ? t`An earlier withdrawal has no answer yet. It is carried out at most once.`
          : t`The answer was lost on its way. The withdrawal is carried out at most once.`
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

const Refused = observer(function Refused({ flow, onLeave }: { flow: WithdrawalFlow; onLeave: () => void }) {
  const { t, i18n } = useLingui();
  const { deps } = useWorld();
  const title = t`Not sent`;
  const reason = flow.problem ? i18n._(withdrawalProblem(flow.problem, deps.clock.now())) : undefined;
  useSaid([title, reason].filter(Boolean).join('. '));
  return (
    <Result
      status="failed"
      title={title}
      description={reason}
      actions={
        <>
          <Button block onClick={flow.amend}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button variant="ghost" block onClick={onLeave}>
            <Trans>Back to home</Trans>
          </Button>
        </>
      }
    >
      <Facts flow={flow} />
      <p className={styles.progress}>
        <Trans>Nothing was taken from your balance.</Trans>
      </p>
    </Result>
  );
});

/** What was withdrawn, or was to be. */
const Facts = observer(function Facts({ flow, children }: { flow: WithdrawalFlow; children?: ReactNode }) {
  const { t } = useLingui();
  const { pending, receipt } = flow;
  if (!pending) return null;
  const { to, protocol, amount, currency, startedAt } = pending;
  return (
    <>
      <Amount className={styles.sum} value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} />
      <Card padding="flush" className={styles.facts}>
        <div className={styles.whole}>
          <AddressText address={to} />
        </div>
        <Details
          items={[
            { label: t`Network`, value: protocol },
            ...(receipt ? [{ label: t`Fee`, value: moneyText(receipt.fee, currency) }] : []),
            { label: t`Time`, value: timeText(startedAt) },
          ]}
        />
        {children}
      </Card>
    </>
  );
});

/** The outcome takes the form's place without a change of route, so it is said. */
function useSaid(text: string): void {
  useEffect(() => announce(text), [text]);
}
