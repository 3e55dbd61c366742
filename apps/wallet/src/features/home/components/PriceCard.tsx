import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { FiatStore, RateHistoryStore } from '@ezwallet/domain-stores';
import { Amount, Card, Chip, CoinIcon, LineAreaChart, PickerSheet, type ChartDays } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useStores } from '../../../world/StoresContext.tsx';
import { TryAgain } from '../../../shared/load/TryAgain.tsx';
import { moneyText } from '../../../shared/money/moneyText.ts';
import { coinName } from '../../../shared/money/coinName.ts';
import { priceDecimals } from '../model/priceDecimals.ts';
import styles from './wealth.module.css';

/** The coin that prices are in. Its own price is flat. */
const QUOTE = 'USDT';

interface PriceCardProps {
  history: RateHistoryStore;
  fiat: FiatStore;
  /** The coin at the start. */
  first: string | undefined;
}

/** The price of one coin over the last days and now, also in the person's display currency. */
export const PriceCard = observer(function PriceCard({ history, fiat, first }: PriceCardProps) {
  const { t, i18n } = useLingui();
  const { rates } = useStores();
  const [picking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [days, setDays] = useState<ChartDays>(30);
  const coins = rates.list.filter(({ currency }) => currency !== QUOTE);
  const rate = rates.of(chosen ?? first ?? '') ?? coins[0];
  const currency = rate?.currency;
  useEffect(() => {
    if (currency !== undefined) void history.load(currency, days);
  }, [history, currency, days]);

  const loaded = currency === undefined ? undefined : history.series(currency, days).value;
  const series = useMemo(() => (loaded ?? []).map(({ at, price }) => ({ at, value: price })), [loaded]);
  if (!rate || currency === undefined) return null;
  const failed = history.series(currency, days).failure !== undefined;
  const decimals = priceDecimals(rate.price);
  const local = fiat.fiatValue(rate.price);
  return (
    <Card>
      <div className={styles.priceHead}>
        <Chip
          leading={<CoinIcon coin={currency} size={24} />}
          endIcon={glyphs.chevronDown}
          aria-haspopup="dialog"
          aria-label={t`Chart coin: ${currency}`}
          onClick={() => setPicking(true)}
        >
          {currency}
        </Chip>
        <div className={styles.price}>
          <Amount size={15} value={rate.price} decimals={decimals} currency={QUOTE} />
          {local !== null && <bdi className={styles.local}>≈ {moneyText(local, fiat.fiat)}</bdi>}
        </div>
      </div>
      <LineAreaChart
        label={t`${currency} price`}
        currency={QUOTE}
        decimals={decimals}
        items={series}
        value={days}
        onChange={setDays}
        loading={!loaded && !failed}
        empty={
          failed ? (
            <span>
              <Trans>We could not load the prices.</Trans>{' '}
              <TryAgain inline onClick={() => void history.load(currency, days)} />
            </span>
          ) : undefined
        }
      />
      <PickerSheet
        open={picking}
        onOpenChange={setPicking}
        title={t`Coin`}
        search={t`Search coins`}
        items={coins.map(({ currency: value, name }) => ({
          value,
          label: value,
          note: coinName(i18n, value, name),
          keywords: name,
        }))}
        value={currency}
        onChange={setChosen}
        renderIcon={({ value }) => <CoinIcon coin={value} />}
      />
    </Card>
  );
});
