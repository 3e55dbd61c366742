import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { toast } from '../toast/toast.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { loadedOverlays, loadOverlays, type Overlays } from './loadOverlays.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useLocked } from '../../internal/useLocked.ts';
import { useOverlay } from './useOverlay.ts';
import { useStore } from '../../internal/useStore.ts';

interface OverlayProps {
  open: boolean;
  /** Asks to close what cannot be shown, so that no caller waits for an answer and the next opening is a new try. */
  onFailed: () => void;
  /** Runs when it has animated away, or was closed before it could be seen. */
  onClosed?: (() => void) | undefined;
  /** The overlay itself, once its code is here. */
  children: (overlays: Overlays, open: boolean) => ReactNode;
}

/**
 * What every overlay is shown through, whether markup or a call opens it. One that cannot be shown, because its code
 * does not come or its content throws, does not take the app down: a toast says so, and it asks to close.
 */
export function Overlay({ open: wanted, onFailed, onClosed, children }: OverlayProps) {
  const messages = useMessages();
  const locked = useLocked();
  // Not `lazy`, which keeps a load that failed for as long as the page lives.
  const overlays = useStore(loadedOverlays, undefined);
  const { mounted, open } = useOverlay(wanted, overlays !== undefined && !locked, onClosed);
  const fail = () => {
    toast.fail(messages.dialogFailed);
    onFailed();
  };
  const failToLoad = useEffectEvent(fail);

  const isAwaited = wanted && !locked && !overlays;
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isStale = false;
    loadOverlays().catch(() => {
      if (!isStale) failToLoad();
    });
    return () => {
      isStale = true;
    };
  }, [isAwaited]);

  if (!mounted || !overlays) return null;
  return (
    <OverlayBoundary
      open={open}
      onFailed={() => {
        fail();
        onClosed?.();
      }}
    >
      <Suspense fallback={null}>{children(overlays, open)}</Suspense>
    </OverlayBoundary>
  );
}
