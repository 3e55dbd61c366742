import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dialog, toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { closedReason, type Permission } from '../../../world/permissions.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import type { ProofGate } from '../../proof/index.ts';

interface Notice {
  readonly title: string;
  readonly description: ReactNode;
}

/**
 * Offers to lift the hold on outgoing money. Offer it only where the server names a proof that lifts it.
 *
 * @returns an offer that resolves to whether the permission is open afterwards
 */
export function useLiftHold(gate: ProofGate): (permission: Permission, notice: Notice) => Promise<boolean> {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const { deps } = useWorld();
  return async (permission, notice) => {
    if (!(await dialog.confirm({ ...notice, confirmText: t`End the hold`, cancelText: t`Back to home` }))) return false;
    try {
      const lifted = await gate.pass((codes) => deps.api.user.unlockWithdraw(codes ? { codes } : {}));
      if (!lifted) return false;
      await session.reload();
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
      return false;
    }
    if (closedReason(permission, session) !== null) return false;
    toast.success(t`You can send money again.`);
    return true;
  };
}
