import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { ScreenHandle } from '../ScreenHandle.ts';

/** Names the browser's tab after the screen shown, in the language shown. */
export function useDocumentTitle(): void {
  const { i18n } = useLingui();
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  const title = handle ? `${i18n._(handle.title)} · ezwallet` : 'ezwallet';
  useEffect(() => {
    document.title = title;
  }, [title]);
}
