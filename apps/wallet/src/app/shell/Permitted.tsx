import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Suspense, type ReactNode } from 'react';
import { Screen } from '../../shared/layout/Screen.tsx';
import { useGoBack } from '../../shared/layout/useGoBack.ts';
import { closedReason, isUnderWay, type ClosedReason, type Permission } from '../../world/permissions.ts';
import { lazyScreen } from '../../world/screen-code.ts';
import type { ScreenHandle } from '../../world/ScreenHandle.ts';
import { useSessionStores, useStores } from '../../world/StoresContext.tsx';
import { ScreenWords } from './ScreenWords.tsx';

interface PermittedProps {
  handle: ScreenHandle;
  children: ReactNode;
}

const loadClosed = async () => ({ Component: (await import('../../features/closed/components/Closed.tsx')).Closed });
const Closed = lazyScreen<{ permission: Permission; reason: ClosedReason }>(loadClosed);

/**
 * Shows a screen to a person who may do what it needs. While that is closed, an empty screen tells them why; an order that
 * is under way stays on its screen.
 */
export const Permitted = observer(function Permitted({ handle, children }: PermittedProps) {
  const { i18n } = useLingui();
  const { session } = useStores();
  const stores = useSessionStores();
  const leave = useGoBack();
  const { title, needs } = handle;
  if (!needs || isUnderWay(needs, stores)) return children;
  const reason = closedReason(needs, session);
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
