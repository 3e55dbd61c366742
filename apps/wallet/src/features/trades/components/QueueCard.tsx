import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Trade } from '@ezwallet/api-client/contract';
import { stageOf } from '@ezwallet/domain-stores';
import { Card } from '@ezwallet/ui';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import styles from './trades.module.css';

/** How a waiting sale is doing, and what would sell faster. */
export const QueueCard = observer(function QueueCard({ trade }: { trade: Trade }) {
  const { t } = useLingui();
  const { terms } = useSessionStores().trades;
  const { billNo, currency } = trade;
  const isWaiting = stageOf(trade) === 'matching';
  useEffect(() => {
    if (isWaiting) void terms.loadTip(billNo);
  }, [terms, billNo, isWaiting]);
  const tip = terms.tipFor(billNo).value;
  if (!isWaiting || !tip) return null;
  const nearest = tip.nearest.map((amount) => moneyText(amount, currency)).join(', ');
  return (
    <Card padding="compact" title={t`Your place in the queue`}>
      <p className={styles.muted}>
        {tip.ahead === 0
          ? t`You are next for this amount.`
          : t`${plural(tip.ahead, { one: '# sale is before yours.', other: '# sales are before yours.' })}`}
      </p>
      {nearest !== '' && <p className={styles.subtle}>{t`Buyers look for ${nearest} now.`}</p>}
    </Card>
  );
});
