import { useLingui } from '@lingui/react/macro';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card } from '@ezwallet/ui';
import { timeText } from '../../../shared/time/time-text.ts';
import { stepWords } from '../../orders/index.ts';
import styles from './Timeline.module.css';

/** Every step of the order, the newest first. */
export function Timeline({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const side = sideOf(trade);
  return (
    <Card title={t`Timeline`}>
      <ol className={styles.timeline}>
        {trade.events.toReversed().map((step) => (
          <li key={step.seq} className={styles.step}>
            <span>{i18n._(stepWords(step, side))}</span>
            <time dateTime={new Date(step.at).toISOString()}>{timeText(step.at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
