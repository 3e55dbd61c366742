import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { RunningTrades } from '@ezwallet/domain-stores';
import { Card, List, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { tradePaths } from '../../../world/paths.ts';
import { OrderRow } from './OrderRow.tsx';

/** On Home, as many rows as leave room for the rest. */
const ROWS = 3;

/** The trades that run, the nearest deadline first. Nothing while none does. */
export const RunningOrders = observer(function RunningOrders({ running }: { running: RunningTrades }) {
  useEffect(() => void running.look(), [running]);
  const { rows } = running;
  if (rows.length === 0) return null;
  return (
    <Card
      padding="flush"
      title={<Trans>Orders in progress</Trans>}
      meta={
        <TextButton size={12} tone="subtle" endIcon={glyphs.chevronRight} render={<Link to={tradePaths.orders()} />}>
          <Trans>All orders</Trans>
        </TextButton>
      }
    >
      <List>
        {rows.slice(0, ROWS).map((trade) => (
          <OrderRow key={trade.billNo} trade={trade} />
        ))}
      </List>
    </Card>
  );
});
