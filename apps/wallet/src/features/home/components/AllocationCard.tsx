import { Plural, useLingui } from '@lingui/react/macro';
import { Card, coinHue, DonutChart } from '@ezwallet/ui';
import type { Holding } from '../model/listHoldings.ts';
import styles from './wealth.module.css';

/** The share of each coin in the person's assets. */
export function AllocationCard({ owned }: { owned: readonly Holding[] }) {
  const { t } = useLingui();
  const items = owned.flatMap(({ currency, usdt }) =>
    usdt === null ? [] : [{ value: currency, label: currency, amount: usdt, hue: coinHue(currency) }],
  );
  const coins = owned.length;
  return (
    <Card>
      <DonutChart
        label={t`Allocation`}
        items={items}
        centre={
          <span className={styles.middle}>
            <Plural value={coins} one="# coin" other="# coins" />
          </span>
        }
      />
    </Card>
  );
}
