import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PeerMark, PeerName } from '@ezwallet/domain-stores';
import { toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';

/** The way to block or prefer somebody; a trade that names them is shown as it is afterwards. */
export function useMarkPeer() {
  const { i18n } = useLingui();
  const { trades } = useSessionStores();
  const [isBusy, setBusy] = useState(false);
  const mark = async (name: PeerName, which: PeerMark, isOn: boolean): Promise<void> => {
    // A button that becomes `disabled` loses the focus, so the buttons stay open and the second tap does nothing.
    if (isBusy) return;
    setBusy(true);
    try {
      await trades.peers.mark(name, which, isOn);
      if ('billNo' in name) await trades.of(name.billNo).look();
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
    } finally {
      setBusy(false);
    }
  };
  return { mark, isBusy };
}
