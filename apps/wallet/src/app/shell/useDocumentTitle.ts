import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ScreenHandle } from '../../world/ScreenHandle.ts';

/**
 * Sets the title of the browser tab to the title of the screen, in the current language.
 *
 * @param waiting the number of orders that wait for the person; the title starts with it
 */
export function useDocumentTitle(handle: ScreenHandle | undefined, waiting: number): void {
  const { i18n } = useLingui();
  const screen = handle ? `${i18n._(handle.title)} · ezwallet` : 'ezwallet';
  const title = waiting > 0 ? `(${waiting}) ${screen}` : screen;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
