import { useLingui } from '@lingui/react/macro';
import { dialog, toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { closedReason } from '../../../world/permissions.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import type { ProofGate } from '../../proof/index.ts';

/**
 * Offers to lift the hold on withdrawals.
 *
 * @returns an offer that resolves to whether withdrawals are open afterwards
 */
export function useLiftHold(gate: ProofGate): (notice: { title: string; content: string }) => Promise<boolean> {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const { deps } = useWorld();
  return async (notice) => {
    if (!(await dialog.confirm({ ...notice, confirmText: t`Resume withdrawals`, cancelText: t`Back to home` }))) return false;
    try {
      const lifted = await gate.pass((codes) => deps.api.user.unlockWithdraw(codes ? { codes } : {}));
      if (!lifted) return false;
      await session.reload();
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
      return false;
    }
    if (closedReason('withdrawal', session) !== null) return false;
    toast.success(t`You can withdraw again.`);
    return true;
  };
}
