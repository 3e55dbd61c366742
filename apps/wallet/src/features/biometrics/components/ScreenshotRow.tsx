import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { ProtectScreenshots } from '../../../world/device-ports.ts';
import { useSessionStores, useStores } from '../../../world/StoresContext.tsx';

/** The switch that keeps balances and secrets out of pictures of the screen. */
export const ScreenshotRow = observer(function ScreenshotRow({ protect }: { protect: ProtectScreenshots }) {
  const { t, i18n } = useLingui();
  const { user } = useStores().session;
  const { security } = useSessionStores();
  const turn = async (on: boolean) => {
    try {
      // An older native app cannot, and a switch that is on must be true.
      if (on) await protect(true);
    } catch (error) {
      toast.fail(t`This version of the app cannot protect screenshots. Update the app.`);
      throw error;
    }
    try {
      await security.setScreenshotProtection(on);
    } catch (error) {
      if (on) await protect(false).catch(() => undefined);
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
      throw error;
    }
  };
  return (
    <List framed>
      <ListItem
        icon={glyphs.eyeOff}
        title={t`Screenshot protection`}
        description={t`Balances and secrets stay out of screenshots and recordings`}
        control={<Switch checked={user?.screenshotProtection ?? false} onChange={turn} />}
      />
    </List>
  );
});
