import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Bill } from '@ezwallet/api-client/contract';
import { Amount, announce, Button, Result } from '@ezwallet/ui';
import { eachOnce } from '../../../shared/people/shown-names.ts';
import { UserText } from '../../../shared/people/UserText.tsx';
import { billingPaths } from '../../../world/paths.ts';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { timeText } from '../../../shared/time/time-text.ts';
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
  const { contactName, counterparty } = bill;
  // Brackets, because the marks of a masked name look like dots between names in Chinese.
  const [name, more] = eachOnce(contactName, counterparty?.nickMasked, counterparty?.userNoMasked);
  const from = more === undefined ? name : `${name} (${more})`;
  const money = moneyText(amount, currency);
  const said = name === undefined ? t`You received ${money}.` : t`You received ${money} from ${from}.`;
  // It takes the place of the code without a change of route.
  useEffect(() => announce(said), [said]);
  return (
    <Result
      status="success"
      fresh
      title={t`Paid`}
      amount={<Amount value={amount} currency={currency} decimals={shownDecimals(amount)} size={36} sign="always" />}
      description={said}
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
        {remark !== '' && <UserText className={styles.memo}>{remark}</UserText>}
        <span className={styles.muted}>{timeText(completedAt ?? createdAt)}</span>
      </div>
    </Result>
  );
}
