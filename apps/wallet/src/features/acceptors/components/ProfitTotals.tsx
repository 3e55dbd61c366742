import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { Profits } from '@ezwallet/domain-stores';
import { Amount, Card, Details } from '@ezwallet/ui';
import { HideAmounts } from '../../../shared/money/HideAmounts.tsx';
import { shownDecimals } from '../../../shared/money/shownDecimals.ts';
import { useStores } from '../../../world/StoresContext.tsx';
import styles from './acceptors.module.css';

/** What a period came to: the income, and what it is made of. */
export const ProfitTotals = observer(function ProfitTotals({ total }: { total: Profits['total'] }) {
  const { t } = useLingui();
  const { hideAmounts } = useStores().settings;
  const { bills, turnover, spread, rebate, income } = total;
  const money = (value: string, sign: 'auto' | 'always' = 'auto') => (
    <Amount value={value} currency="USDT" decimals={shownDecimals(value)} size={13} sign={sign} hidden={hideAmounts} />
  );
  return (
    <Card>
      <div className={styles.income}>
        <span className={styles.label}>
          {t`Income in this period`}
          <HideAmounts size={20} />
        </span>
        <Amount
          value={income}
          currency="USDT"
          decimals={shownDecimals(income)}
          size={28}
          sign="always"
          hidden={hideAmounts}
        />
      </div>
      <Details
        items={[
          { label: t`Trades`, value: String(bills) },
          { label: t`Turnover`, value: money(turnover) },
          { label: t`Spread`, value: money(spread, 'always') },
          { label: t`Rebate`, value: money(rebate, 'always') },
        ]}
      />
    </Card>
  );
});
