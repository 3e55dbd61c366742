import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, type ReactNode } from 'react';
import { Screen } from '../../shared/layout/Screen.tsx';
import { useGoBack } from '../../shared/layout/useGoBack.ts';
import { closedReason, functionsOf, isUnderWay, type ClosedReason } from '../../world/permissions.ts';
import { lazyScreen } from '../../world/screen-code.ts';
import type { ScreenHandle, ScreenPermission } from '../../world/ScreenHandle.ts';
import { useSessionStores, useStores } from '../../world/StoresContext.tsx';
import { ScreenWords } from './ScreenWords.tsx';

interface PermittedProps {
  handle: ScreenHandle;
  children: ReactNode;
}

const loadClosed = async () => ({ Component: (await import('../../features/closed/components/Closed.tsx')).Closed });
const Closed = lazyScreen<{ permission: ScreenPermission; reason: ClosedReason }>(loadClosed);

/**
 * Shows a screen to a person who may do what it needs. While that is closed, an empty screen tells them why; an order that
 * is under way stays on its screen.
 */
export const Permitted = observer(function Permitted({ handle, children }: PermittedProps) {
  const { i18n } = useLingui();
  const { session } = useStores();
  const { requests, functions } = useSessionStores();
  const leave = useGoBack();
  const { title, needs } = handle;
  // Asked at each such screen, in the background: what the person may do comes with the member's switches.
  useEffect(() => {
    if (needs && functionsOf(needs).length > 0) void functions.open.reload();
  }, [needs, functions]);
  if (!needs || isUnderWay(needs, requests)) return children;
  const reason = closedReason(needs, session, functions);
  if (!reason) return children;
  return (
    <Screen title={i18n._(title)} onBack={leave}>
      <Suspense>
        <ScreenWords of={['closed', 'proof']} code={loadClosed}>
          <Closed permission={needs} reason={reason} />
        </ScreenWords>
      </Suspense>
    </Screen>
  );
});
