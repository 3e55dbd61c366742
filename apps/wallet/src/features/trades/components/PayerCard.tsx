import { useLingui } from '@lingui/react/macro';
import type { Trade } from '@ezwallet/api-client/contract';
import { canRelease, stageOf } from '@ezwallet/domain-stores';
import { Card } from '@ezwallet/ui';
import { UserText } from '../../../shared/people/UserText.tsx';
import styles from './trades.module.css';

/** Whose name the payment must come from, as long as it can come. A seller picks the name for the release. */
export function PayerCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { payerName, payerChoices, status } = trade;
  if (!canRelease(status) || (payerName !== null && stageOf(trade) !== 'waitingForPayment')) return null;
  if (payerName === null) {
    return payerChoices.length === 0 ? null : (
      <Card padding="compact">
        <p
          className={styles.subtle}
        >{t`Note the payer’s name that your bank or app shows. You pick it out of three before you release.`}</p>
      </Card>
    );
  }
  return (
    <Card padding="compact">
      <div className={styles.line}>
        <span className={styles.muted}>{t`Pay in your own name`}</span>
        <UserText className={styles.strong}>{payerName}</UserText>
      </div>
      <p className={styles.subtle}>{t`The seller refuses money from someone else’s account.`}</p>
    </Card>
  );
}
