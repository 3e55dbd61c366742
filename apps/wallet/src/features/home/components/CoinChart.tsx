import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { RateHistoryStore } from '@ezwallet/domain-stores';
import { Card, LineAreaChart, type ChartDays } from '@ezwallet/ui';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { priceDecimals } from '../model/priceDecimals.ts';
import styles from './coin.module.css';

/** The gateway has no prices of this coin at all, so trying again would not help. */
const UNKNOWN = 'SYMBOL_NOT_EXIST';

/** The price of a coin in CNY over the last days. In USDT, the line of USDT itself would say nothing. */
export const CoinChart = observer(function CoinChart({
  currency,
  history,
}: {
  currency: string;
  history: RateHistoryStore;
}) {
  const { t } = useLingui();
  const [days, setDays] = useState<ChartDays>(30);
  useEffect(() => void history.load(currency, days), [history, currency, days]);
  const { value, failure } = history.series(currency, days);
  const series = useMemo(() => (value ?? []).map(({ at, price }) => ({ at, value: price })), [value]);
  const last = value?.at(-1)?.price;
  return (
    <Card padding="compact">
      <p className={styles.unit}>
        <Trans>Price in CNY</Trans>
      </p>
      <LineAreaChart
        label={t`${currency} price`}
        currency="CNY"
        decimals={last === undefined ? undefined : chartDecimals(value ?? [])}
        items={series}
        value={days}
        onChange={setDays}
        loading={!value && !failure}
        empty={
          value || failure?.code === UNKNOWN ? (
            <Trans>Prices are not available.</Trans>
          ) : (
            <span>
              <Trans>We could not load the prices.</Trans>{' '}
              <TryAgain inline onClick={() => void history.load(currency, days)} />
            </span>
          )
        }
      />
    </Card>
  );
});

/** Places that tell the points apart: the price of a dollar moves in its last ones. */
function chartDecimals(series: readonly { price: string }[]): number {
  const low = Math.min(...series.map(({ price }) => Number(price)));
  const high = Math.max(...series.map(({ price }) => Number(price)));
  return low > 1 && high < 100 && high - low < 1 ? 4 : priceDecimals(String(low));
}
