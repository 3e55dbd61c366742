import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ScreenHandle } from '../../world/ScreenHandle.ts';

/** Sets the title of the browser tab to the title of the screen, in the current language. */
export function useDocumentTitle(handle: ScreenHandle | undefined): void {
  const { i18n } = useLingui();
  const title = handle ? `${i18n._(handle.title)} · ezwallet` : 'ezwallet';
  useEffect(() => {
    document.title = title;
  }, [title]);
}
