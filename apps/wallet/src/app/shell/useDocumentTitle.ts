import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ScreenHandle } from '../../world/ScreenHandle.ts';

/** Names the browser's tab after the screen shown, in the language shown. */
export function useDocumentTitle(handle: ScreenHandle | undefined): void {
  const { i18n } = useLingui();
  const title = handle ? `${i18n._(handle.title)} · ezwallet` : 'ezwallet';
  useEffect(() => {
    document.title = title;
  }, [title]);
}
