import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '@ezwallet/ui';
import { useStores } from '../../../app/StoresContext.tsx';
import { closedNotice } from '../model/closedNotice.ts';

/**
 * Tells a person why deposits are unavailable for them, and leads home. Call inside an observer.
 *
 * @returns whether the screen stays empty
 */
export function useClosedNotice(): boolean {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const navigate = useNavigate();
  const told = useRef(false);
  const notice = closedNotice(session.user?.rechargeFlag ?? 1, session.locks.recharge);
  const text = notice && i18n._(notice);
  useEffect(() => {
    if (text === null || told.current) return;
    told.current = true;
    void dialog.alert({ title: t`Deposits are unavailable`, content: text }).then(() => navigate('/', { replace: true }));
  }, [text, t, navigate]);
  return notice !== null;
}
