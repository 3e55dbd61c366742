import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { isOpenTrade, stageOf } from '@ezwallet/domain-stores';
import { Card, CopyField, Details, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { billingPaths } from '../../../world/paths.ts';
import { methodLooks, WhatHappened } from '../../orders/index.ts';
import { AppealLink } from './AppealLink.tsx';
import styles from './trades.module.css';

/** What each side got by a decision before the end of the trade; undefined without one. */
const sharesOf = ({ appeal }: Trade) => (appeal?.verdict && appeal.late === null ? appeal.verdict : undefined);

/** What was agreed, and everything that happened. */
export function TradeFacts({ trade }: { trade: Trade }) {
  const { t, i18n } = useLingui();
  const { amount, currency, price, fiat, fiatAmount, fee, bonus, billNo, createdAt, payMethodId } = trade;
  const isBuyer = sideOf(trade) === 'buyer';
  const isCompleted = stageOf(trade) === 'completed';
  // What will not come any more has no line.
  const isLost = !isCompleted && !isOpenTrade(trade);
  const share = sharesOf(trade);
  const coins = share
    ? t`Amount`
    : isLost
      ? t`Amount`
      : isBuyer
        ? isCompleted
          ? t`You received`
          : t`You receive`
        : isCompleted
          ? t`You sold`
          : t`You sell`;
  return (
    <>
      <Card padding="flush" title={t`Order`}>
        <Details
          items={[
            { label: coins, value: moneyText(amount, currency) },
            ...(share
              ? [
                  { label: isBuyer ? t`You got` : t`The buyer got`, value: moneyText(share.buyerAmount, currency) },
                  {
                    label: isBuyer ? t`The seller got back` : t`You got back`,
                    value: moneyText(share.sellerAmount, currency),
                  },
                ]
              : []),
            ...(isCompleted
              ? [
                  {
                    label: share ? t`Payment` : isBuyer ? t`You paid` : t`You received`,
                    value: moneyText(fiatAmount, fiat),
                  },
                ]
              : []),
            { label: t`Price`, value: moneyText(price, fiat) },
            ...(isCompleted ? [{ label: t`Paid with`, value: i18n._(methodLooks[payMethodId].name) }] : []),
            ...(isLost ? [] : [{ label: t`Fee`, value: moneyText(fee, currency) }]),
            ...(!isLost && compareAmounts(bonus, '0') > 0
              ? [{ label: isCompleted ? t`Bonus` : t`Bonus on completion`, value: moneyText(bonus, 'USDT') }]
              : []),
            { label: t`Time`, value: timeText(createdAt) },
          ]}
        />
        {/* People recognise it by its end, and copy all of it. The bill shows it whole. */}
        <CopyField className={styles.copied} label={t`Bill number`} value={billNo}>
          <bdi>{`··· ${billNo.slice(-4)}`}</bdi>
        </CopyField>
        {isCompleted && (
          <p className={styles.cardNote}>
            <TextButton endIcon={glyphs.chevronRight} render={<Link to={billingPaths.bill(billNo)} />}>
              <Trans>View bill</Trans>
            </TextButton>
          </p>
        )}
        <AppealLink trade={trade} />
      </Card>
      <WhatHappened trade={trade} />
    </>
  );
}
