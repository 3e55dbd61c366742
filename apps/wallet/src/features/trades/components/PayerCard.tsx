import { useLingui } from '@lingui/react/macro';
import type { Trade } from '@ezwallet/api-client/contract';
import { canRelease, sideOf } from '@ezwallet/domain-stores';
import { Card } from '@ezwallet/ui';
import styles from './trades.module.css';

/** Whose name the payment must come from, as long as it can come. */
export function PayerCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { payerName, status } = trade;
  if (payerName === null || !canRelease(status)) return null;
  const isBuyer = sideOf(trade) === 'buyer';
  return (
    <Card padding="compact">
      <div className={styles.line}>
        <span className={styles.muted}>{isBuyer ? t`Pay in your own name` : t`The payer’s name`}</span>
        <bdi className={styles.strong}>{payerName}</bdi>
      </div>
      <p className={styles.subtle}>
        {isBuyer ? t`The seller refuses money from an account of somebody else.` : t`Release only if your bank or app shows this name. Money from somebody else may be stolen.`}
      </p>
    </Card>
  );
}
