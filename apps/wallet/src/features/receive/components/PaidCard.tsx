import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import type { Bill } from '@ezwallet/api-client/contract';
import { Amount, Button } from '@ezwallet/ui';
import { billingPaths } from '../../../world/paths.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { Outcome } from '../../confirm/index.ts';
import styles from './receive.module.css';

interface PaidCardProps {
  bill: Bill;
  /** Shows a code for the next payment. */
  onNext: () => void;
}

/** Takes the place of a code that was paid: how much, and by whom. */
export function PaidCard({ bill, onNext }: PaidCardProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { amount, currency, billNo, remark, completedAt, createdAt } = bill;
  const from = [bill.contactName, bill.counterparty?.nickMasked, bill.counterparty?.userNoMasked].filter(Boolean).join(' · ');
  const money = moneyText(amount, currency);
  return (
    <Outcome
      status="success"
      title={t`Paid`}
      description={from === '' ? t`You received ${money}.` : t`You received ${money} from ${from}.`}
      actions={
        <>
          <Button block onClick={onNext}>
            <Trans>Show code again</Trans>
          </Button>
          <Button variant="secondary" block onClick={() => void navigate(billingPaths.bill(billNo))}>
            <Trans>View bill</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.paid}>
        <Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} sign="always" tone="change" />
        {remark !== '' && <bdi className={styles.memo}>{remark}</bdi>}
        <span className={styles.muted}>{timeText(completedAt ?? createdAt)}</span>
      </div>
    </Outcome>
  );
}
