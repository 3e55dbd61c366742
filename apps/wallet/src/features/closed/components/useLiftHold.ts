import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toast } from '@ezwallet/ui';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import { closedReason } from '../../../world/permissions.ts';
import type { ScreenPermission } from '../../../world/ScreenHandle.ts';
import { useStores, useWorld } from '../../../world/StoresContext.tsx';
import type { ProofGate } from '../../proof/index.ts';

/**
 * Lifts the hold on outgoing money, once the person has given the proofs. Offer it only where the server names a proof that
 * lifts it.
 */
export function useLiftHold(gate: ProofGate): {
  readonly lift: (permission: ScreenPermission) => Promise<void>;
  readonly isLifting: boolean;
} {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const { deps } = useWorld();
  const [isLifting, setLifting] = useState(false);
  const lift = async (permission: ScreenPermission) => {
    setLifting(true);
    try {
      if (!(await gate.pass((codes) => deps.api.user.unlockWithdraw(codes ? { codes } : {})))) return;
      await session.reload();
      if (closedReason(permission, session, null) === null) toast.success(t`You can send money again.`);
    } catch (error) {
      const words = refusalMessage(error);
      if (words) toast.fail(i18n._(words));
    } finally {
      setLifting(false);
    }
  };
  return { lift, isLifting };
}
