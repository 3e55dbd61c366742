import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { groupBills, type ReceivedMoneyStore } from '@ezwallet/domain-stores';
import { Drawer, Empty, SkeletonRow, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { billingPaths } from '../../../world/paths.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { DayOfBills } from '../../billing/index.ts';

interface ReceivedSheetProps {
  received: ReceivedMoneyStore;
  open: boolean;
  onClose: () => void;
}

/** The money that came in the last days. Who opens it has seen what came. */
export const ReceivedSheet = observer(function ReceivedSheet({ received, open, onClose }: ReceivedSheetProps) {
  const { t } = useLingui();
  const { latest, isMarked } = received;
  useEffect(() => {
    if (open) void latest.reload();
  }, [latest, open]);
  useEffect(() => {
    if (open && isMarked) void received.markSeen();
  }, [received, open, isMarked]);
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Money received`}
      footer={
        <TextButton render={<Link to={billingPaths.bills()} />}>
          <Trans>All bills</Trans>
        </TextButton>
      }
    >
      <Loaded
        of={latest}
        failed={t`We could not load what you received`}
        empty={
          <Empty
            icon={glyphs.bell}
            title={t`Nothing in the last 7 days`}
            description={t`Money that you receive will appear here.`}
          />
        }
        skeleton={Array.from({ length: 3 }, (_, row) => (
          <SkeletonRow key={row} />
        ))}
      >
        {(bills) => groupBills(bills).flatMap(({ days }) => days.map((day) => <DayOfBills key={day.day} {...day} />))}
      </Loaded>
    </Drawer>
  );
});
