import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { WithdrawalFlow } from '@ezwallet/domain-stores';
import { dialog, toast } from '@ezwallet/ui';
import { useStores, useWorld } from '../../../app/StoresContext.tsx';
import { refusalMessage } from '../../../shared/errors/refusalMessage.ts';
import type { ProofGate } from '../../proof/index.ts';
import { closedNotice } from '../model/closedNotice.ts';

/**
 * Tells a person why withdrawals are unavailable, offers to lift a hold where they can, and otherwise leads home. A
 * withdrawal that is already in progress stays on the screen. Call inside an observer.
 *
 * @returns whether the screen stays empty
 */
export function useWithdrawalClosed({ order }: WithdrawalFlow, gate: ProofGate): boolean {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const { deps } = useWorld();
  const navigate = useNavigate();
  const told = useRef(false);
  const notice = order.underWay ? null : closedNotice(session.user?.withdrawFlag ?? 1, session.locks.withdrawal);
  const text = notice && i18n._(notice.words);
  const held = notice?.held ?? false;
  useEffect(() => {
    if (text === null || told.current) return;
    told.current = true;
    const title = t`Withdrawals are unavailable`;
    const goHome = () => void navigate('/', { replace: true });
    const lift = async () => {
      const asked = { title, content: text, confirmText: t`Resume withdrawals`, cancelText: t`Back to home` };
      if (!(await dialog.confirm(asked))) return goHome();
      try {
        const lifted = await gate.pass((codes) => deps.api.user.unlockWithdraw(codes ? { codes } : {}));
        if (!lifted) return goHome();
        await session.reload();
        toast.success(t`You can withdraw again.`);
      } catch (error) {
        const words = refusalMessage(error);
        if (words) toast.fail(i18n._(words));
        goHome();
      }
      told.current = false;
    };
    if (held) void lift();
    else void dialog.alert({ title, content: text }).then(goHome);
  }, [text, held, t, i18n, navigate, gate, deps, session]);
  return notice !== null;
}
