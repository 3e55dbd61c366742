import { Trans, useLingui } from '@lingui/react/macro';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card, Details, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import styles from './appeals.module.css';

const COMPLETED = 2;

/** How a case ended, and what each side got. */
export function CaseEnd({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { status, amount, currency, appeal, closedAt } = trade;
  const verdict = appeal?.verdict ?? null;
  const toBuyer = verdict?.buyerAmount ?? (status === COMPLETED ? amount : '0');
  const toSeller = verdict?.sellerAmount ?? (status === COMPLETED ? '0' : amount);
  const title = {
    release: t`The coins went to the buyer`,
    refund: t`The coins went back to the seller`,
    split: t`The coins were split`,
  }[verdict?.result ?? (status === COMPLETED ? 'release' : 'refund')];
  const endedAt = verdict?.at ?? closedAt;
  const facts = [
    { label: t`Buyer gets`, value: moneyText(toBuyer, currency) },
    { label: t`Seller gets`, value: moneyText(toSeller, currency) },
    ...(endedAt === null ? [] : [{ label: t`Decided`, value: timeText(endedAt) }]),
  ];
  return (
    <Card aria-label={t`Decision`}>
      <div className={styles.outcome}>
        <Icon glyph={glyphs.checkCircle} size={24} />
        <h2 className={styles.title}>{title}</h2>
      </div>
      <p className={styles.next}>
        {verdict ? <Trans>Support has decided. The decision is final.</Trans> : <Trans>Both sides agree. The order is closed.</Trans>}
      </p>
      {verdict && (
        <blockquote className={styles.because} dir="auto">
          {verdict.reason}
        </blockquote>
      )}
      <Details items={facts} />
    </Card>
  );
}
