import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { BalanceSummary, ValueHistoryStore } from '@ezwallet/domain-stores';
import { Card, LineAreaChart, type ChartDays } from '@ezwallet/ui';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { useStores } from '../../../world/StoresContext.tsx';
import { valuePoints } from '../model/valuePoints.ts';
import styles from './wealth.module.css';

interface ValueCardProps {
  history: ValueHistoryStore;
  /** The figures beside the chart: when they change, so does today's value. */
  summary: BalanceSummary;
}

/** The value of everything that the person holds, day by day. */
export const ValueCard = observer(function ValueCard({ history, summary }: ValueCardProps) {
  const { t } = useLingui();
  const { settings } = useStores();
  const [days, setDays] = useState<ChartDays>(30);
  useEffect(() => void history.load(days), [history, days, summary]);
  const { value, failure } = history.series(days);
  const series = useMemo(() => valuePoints(value ?? []), [value]);
  return (
    <Card padding="compact">
      <LineAreaChart
        label={t`Total value`}
        currency="USDT"
        decimals={2}
        items={series}
        value={days}
        onChange={setDays}
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
      {series.length === 1 && !settings.hideAmounts && (
        <p className={styles.hint}>
          <Trans>We record one value a day. Your chart starts tomorrow.</Trans>
        </p>
      )}
    </Card>
  );
});
