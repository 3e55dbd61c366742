import { Trans, useLingui } from '@lingui/react/macro';
import { TRADE_STATUS } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import { Card, Details, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { compareAmounts } from '@ezwallet/validators';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { stakeOf } from '../model/stakeOf.ts';
import shared from './appeals.module.css';
import styles from './CaseEnd.module.css';

/** What each side got. Only a late appeal can end with nothing to give. */
function shareOut(trade: Trade) {
  const { status, appeal } = trade;
  const late = appeal?.late ?? null;
  const isForBuyer = late ? appeal?.claim === 'release' : status === TRADE_STATUS.completed;
  const all = stakeOf(trade);
  return {
    toBuyer: appeal?.verdict?.buyerAmount ?? (isForBuyer ? all : '0'),
    toSeller: appeal?.verdict?.sellerAmount ?? (isForBuyer ? '0' : all),
    isNothing: late !== null && compareAmounts(late.escrow, '0') === 0,
  };
}

/** How a case ended, and what each side got. */
export function CaseEnd({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { currency, appeal, closedAt, lateAppealUntil } = trade;
  const verdict = appeal?.verdict ?? null;
  const { toBuyer, toSeller, isNothing } = shareOut(trade);
  const title = isNothing
    ? t`Decided with no coins on hold`
    : {
        release: t`The coins went to the buyer`,
        refund: t`The coins went back to the seller`,
        split: t`The coins were split`,
      }[verdict?.result ?? (toBuyer === '0' ? 'refund' : 'release')];
  const endedAt = verdict?.at ?? appeal?.closedAt ?? closedAt;
  const facts = [
    ...(isNothing
      ? []
      : [
          { label: t`Buyer gets`, value: moneyText(toBuyer, currency) },
          { label: t`Seller gets`, value: moneyText(toSeller, currency) },
        ]),
    ...(endedAt === null ? [] : [{ label: t`Decided`, value: timeText(endedAt) }]),
  ];
  return (
    <Card aria-label={t`Decision`}>
      <div className={styles.outcome}>
        <Icon glyph={glyphs.checkCircle} size={24} />
        <h2 className={shared.title}>{title}</h2>
      </div>
      <p className={shared.next}>
        {verdict ? (
          lateAppealUntil === null ? (
            <Trans>Support has decided. The decision is final.</Trans>
          ) : (
            <Trans>Support has decided.</Trans>
          )
        ) : (
          <Trans>Both sides agree. The order is closed.</Trans>
        )}
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
