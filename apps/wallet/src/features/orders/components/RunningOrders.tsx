import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { RunningTrades } from '@ezwallet/domain-stores';
import { Card, List, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { tradePaths } from '../../../world/paths.ts';
import { RunningOrder } from './RunningOrder.tsx';

/** On Home, as many rows as leave room for the rest. */
const ROWS = 3;

interface RunningOrdersProps {
  running: RunningTrades;
  /** Without a title, where the screen is about trades. */
  bare?: boolean;
}

/** The trades that run, the nearest deadline first. Nothing while none does. */
export const RunningOrders = observer(function RunningOrders({ running, bare = false }: RunningOrdersProps) {
  const { t } = useLingui();
  useEffect(() => void running.look(), [running]);
  const { rows } = running;
  if (rows.length === 0) return null;
  return (
    <Card
      padding="flush"
      aria-label={bare ? t`Orders in progress` : undefined}
      title={bare ? undefined : <Trans>Orders in progress</Trans>}
      meta={
        bare ? undefined : (
          <TextButton size={12} tone="subtle" endIcon={glyphs.chevronRight} render={<Link to={tradePaths.orders()} />}>
            <Trans>All orders</Trans>
          </TextButton>
        )
      }
    >
      <List>
        {rows.slice(0, ROWS).map((trade) => (
          <RunningOrder key={trade.billNo} trade={trade} />
        ))}
      </List>
    </Card>
  );
});
