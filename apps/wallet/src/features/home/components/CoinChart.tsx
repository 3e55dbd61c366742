import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { RateHistoryStore } from '@ezwallet/domain-stores';
import { Card, LineAreaChart, type ChartDays } from '@ezwallet/ui';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { useStores } from '../../../world/StoresContext.tsx';
import { priceDecimals } from '../model/priceDecimals.ts';

/** The gateway has no prices of this coin at all, so trying again would not help. */
const UNKNOWN = 'SYMBOL_NOT_EXIST';

/** The price of a coin over the last days. */
export const CoinChart = observer(function CoinChart({
  currency,
  history,
}: {
  currency: string;
  history: RateHistoryStore;
}) {
  const { t } = useLingui();
  const { rates } = useStores();
  const [days, setDays] = useState<ChartDays>(30);
  useEffect(() => void history.load(currency, days), [history, currency, days]);
  const { value, failure } = history.series(currency, days);
  const series = useMemo(() => (value ?? []).map(({ at, price }) => ({ at, value: price })), [value]);
  const price = rates.priceOf(currency) ?? value?.at(-1)?.price;
  return (
    <Card padding="compact">
      <LineAreaChart
        label={t`${currency} price`}
        currency="USDT"
        decimals={price === undefined ? undefined : priceDecimals(price)}
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
