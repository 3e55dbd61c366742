import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import type { ProfitWindow } from '@ezwallet/domain-stores';
import { Card, LineAreaChart, Skeleton } from '@ezwallet/ui';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { acceptorPaths } from '../../../../world/paths.ts';
import { useSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import styles from '../../components/acceptors.module.css';
import { ExportProfits } from '../../components/ExportProfits.tsx';
import { ProfitDays } from '../../components/ProfitDays.tsx';
import { ProfitTotals } from '../../components/ProfitTotals.tsx';
import { incomePoints } from '../../model/profits.ts';

const PLACEHOLDER = [168, 132].map((height) => <Skeleton key={height} height={height} />);

/** What an acceptor earned: a chart with the choice of a period, the sums, and each day. */
export const ProfitsPage = observer(function ProfitsPage() {
  const { t } = useLingui();
  const { profits } = useSessionStores().acceptor;
  const { hideAmounts } = useStores().settings;
  const [days, setDays] = useState<ProfitWindow>(7);
  useEffect(() => void profits.load(days), [profits, days]);
  const period = profits.of(days);
  const { value, failure } = period;
  const points = useMemo(() => incomePoints(value?.list ?? []), [value]);
  return (
    <Screen
      title={t`Merchant income`}
      onBack={useGoBack(acceptorPaths.workplace())}
      actions={<ExportProfits profits={value} />}
    >
      <div className={styles.page}>
        <Card padding="compact">
          <LineAreaChart
            label={t`Income by day`}
            currency="USDT"
            decimals={2}
            items={points}
            value={days}
            onChange={setDays}
            hidden={hideAmounts}
            loading={!value && !failure}
          />
        </Card>
        <Loaded of={period} className={styles.page} failed={t`We could not load your income`} skeleton={PLACEHOLDER}>
          {({ total, list }) => (
            <>
              <ProfitTotals total={total} />
              <ProfitDays days={list} />
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
});
