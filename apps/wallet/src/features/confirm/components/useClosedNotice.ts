import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { dialog } from '@ezwallet/ui';
import { useStores } from '../../../app/StoresContext.tsx';
import { closedNotice } from '../model/closedNotice.ts';
import type { ShownOrder } from '../model/ShownOrder.ts';

/**
 * Tells a person why their transfers are unavailable, and leads home. A transfer that is already in progress stays on
 * the screen. Call inside an observer.
 *
 * @returns whether the screen stays empty
 */
export function useClosedNotice({ underWay }: Pick<ShownOrder, 'underWay'>): boolean {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const navigate = useNavigate();
  const told = useRef(false);
  const notice = underWay ? null : closedNotice(session.user?.transferFlag ?? 1);
  const text = notice && i18n._(notice);
  useEffect(() => {
    if (text === null || told.current) return;
    told.current = true;
    void dialog
      .alert({ title: t`Transfers are unavailable`, content: text })
      .then(() => navigate('/', { replace: true }));
  }, [text, t, navigate]);
  return notice !== null;
}
