import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Resource } from '@ezwallet/domain-stores';
import { List, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { supportPaths } from '../../../world/paths.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import { findProvider, probeOrigin } from '../model/findProvider.ts';

/** The way to another provider of support, where the deployment has one and its page is known. */
export const OtherProvider = observer(function OtherProvider() {
  const { t } = useLingui();
  const { api } = useWorld().deps;
  const { config } = useStores();
  const hasProvider = (config.common?.kefuUrl ?? '') !== '';
  const [page] = useState(
    () =>
      new Resource(async () => ({
        address: await findProvider(await api.common.getCsUrl({ backUrl: supportPaths.support() }), {
          probe: probeOrigin,
          origin: location.origin,
        }),
      })),
  );
  useEffect(() => void config.loadCommon().catch(() => undefined), [config]);
  useEffect(() => {
    if (hasProvider) void page.load();
  }, [hasProvider, page]);
  const address = page.value?.address;
  if (address === undefined) return null;
  return (
    <List framed>
      <ListItem
        icon={glyphs.headset}
        title={t`Chat on our support page`}
        description={new URL(address).host}
        // The page has the chat, so nothing of the wallet goes there but the way back.
        render={<a href={address} target="_blank" rel="noopener noreferrer" aria-label={t`Chat on our support page`} />}
      />
    </List>
  );
});
