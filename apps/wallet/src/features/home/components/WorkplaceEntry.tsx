import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { AcceptorStore } from '@ezwallet/domain-stores';
import { Badge, List, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { acceptorPaths } from '../../../world/paths.ts';

/** The way to the workplace, with whether the person works now and how many offers wait. */
export const WorkplaceEntry = observer(function WorkplaceEntry({
  acceptor: { settings, offers },
}: {
  acceptor: AcceptorStore;
}) {
  const { t } = useLingui();
  useEffect(() => void settings.config.load(), [settings]);
  const config = settings.config.value;
  const status = !config
    ? undefined
    : config.online
      ? t`Online`
      : config.offlineUntil === null
        ? t`Offline`
        : t`Paused`;
  const waiting = offers.offers.length;
  return (
    <List framed>
      <ListItem
        icon={glyphs.users}
        title={
          <>
            {t`Merchant workplace`} {waiting > 0 && <Badge value={waiting} />}
          </>
        }
        value={status}
        render={<Link to={acceptorPaths.workplace()} />}
      />
    </List>
  );
});
