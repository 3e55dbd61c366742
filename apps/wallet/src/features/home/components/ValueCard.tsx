import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { BalanceSummary, ValueHistoryStore } from '@ezwallet/domain-stores';
import { Card, LineAreaChart, type ChartDays } from '@ezwallet/ui';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { trailPoints, valuePoints } from '../model/valuePoints.ts';
import styles from './wealth.module.css';

interface ValueCardProps {
  history: ValueHistoryStore;
  /** The figures beside the chart: when they change, so does today's value. */
  summary: BalanceSummary;
}

/** The value of everything that the person holds, day by day. */
export const ValueCard = observer(function ValueCard({ history, summary }: ValueCardProps) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const { settings } = useStores();
  const [days, setDays] = useState<ChartDays>(30);
  useEffect(() => void history.load(days), [history, days, summary]);
  const { value, failure } = history.series(days);
  const daily = useMemo(() => valuePoints(value ?? []), [value]);
  const isFirstDay = daily.length === 1 && summary.trend.length > 1;
  const { trend } = summary;
  const series = useMemo(
    () => (isFirstDay ? trailPoints(trend, deps.clock.now()) : daily),
    [isFirstDay, trend, daily, deps.clock],
  );
  return (
    <Card padding="compact">
      <LineAreaChart
        label={t`Total value`}
        currency="USDT"
        decimals={2}
        items={series}
        value={days}
        // One day has no other period.
        onChange={isFirstDay ? undefined : setDays}
        hidden={settings.hideAmounts}
        loading={!value && !failure}
        empty={
          value ? (
            <Trans>Your value over time will appear here after your first deposit.</Trans>
          ) : (
            <span>
              <Trans>We could not load your value over time.</Trans>{' '}
              <TryAgain inline onClick={() => void history.load(days)} />
            </span>
          )
        }
      />
      {isFirstDay && !settings.hideAmounts && (
        <p className={styles.hint}>
          <Trans>The last 24 hours of what you hold now. From tomorrow, the chart has one value for each day.</Trans>
        </p>
      )}
    </Card>
  );
});
