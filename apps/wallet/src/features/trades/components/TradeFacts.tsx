import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Trade } from '@ezwallet/api-client/contract';
import { sideOf, stageOf } from '@ezwallet/domain-stores';
import { Card, CopyField, Details, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { shortTimeText, timeText } from '../../../shared/time/time-text.ts';
import { billingPaths } from '../../../world/paths.ts';
import { eventWords } from '../model/eventWords.ts';
import styles from './trades.module.css';

/** What was agreed, and everything that happened. */
export function TradeFacts({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const { amount, currency, price, fiat, fee, bonus, billNo, createdAt, events } = trade;
  return (
    <>
      <Card padding="flush" title={t`Order`}>
        <Details
          items={[
            { label: sideOf(trade) === 'buyer' ? t`You receive` : t`You sell`, value: moneyText(amount, currency) },
            { label: t`Price`, value: moneyText(price, fiat) },
            { label: t`Fee`, value: moneyText(fee, currency) },
            ...(compareAmounts(bonus, '0') > 0 ? [{ label: t`Bonus on completion`, value: moneyText(bonus, 'USDT') }] : []),
            { label: t`Time`, value: timeText(createdAt) },
          ]}
        />
        <CopyField className={styles.copied} label={t`Bill number`} value={billNo} />
        {stageOf(trade) === 'completed' && (
          <p className={styles.cardNote}>
            <TextButton endIcon={glyphs.chevronRight} render={<Link to={billingPaths.bill(billNo)} />}>
              <Trans>View bill</Trans>
            </TextButton>
          </p>
        )}
      </Card>
      <Card padding="flush" title={t`What happened`}>
        <Details
          items={events.map((step) => ({
            label: `${step.seq}. ${i18n._(eventWords(step, trade))}`,
            value: shortTimeText(step.at),
          }))}
        />
      </Card>
    </>
  );
}
