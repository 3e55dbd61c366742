import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router';
import { IconButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { inboxPaths } from '../../../world/paths.ts';
import { useOptionalSessionStores } from '../../../world/StoresContext.tsx';

/** The bell of a signed-in person: the way to the messages, with a mark for what they have not seen. */
export const Bell = observer(function Bell() {
  const { t } = useLingui();
  const stores = useOptionalSessionStores();
  return (
    <IconButton
      icon={glyphs.bell}
      label={t`Messages`}
      badge={stores?.inbox.isMarked || stores?.received.isMarked}
      render={<Link to={inboxPaths.messages()} />}
    />
  );
});
