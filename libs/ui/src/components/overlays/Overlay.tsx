import { Suspense, useEffect, useEffectEvent, type ReactNode } from 'react';
import { toast } from '../toast/toast.ts';
import { useWords } from '../../hooks/useWords.ts';
import { loadedOverlays, loadOverlays, type Overlays } from './loadOverlays.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useLocked } from '../../internal/useLocked.ts';
import { useOverlay } from './useOverlay.ts';
import { useStore } from '../../internal/useStore.ts';

interface OverlayProps {
  open: boolean;
  /** Called when it cannot be shown, so that no caller waits for an answer and the next opening tries again. */
  onFailed: () => void;
  /** Runs after the closing animation, or when it was closed before it appeared. */
  onClosed?: (() => void) | undefined;
  /** Renders the overlay when its code is loaded. */
  children: (overlays: Overlays, open: boolean) => ReactNode;
}

/**
 * Shows every overlay, whether opened by markup or by a call. When its code fails to load or its content throws, the
 * app keeps running: a toast reports it, and the overlay asks to close.
 */
export function Overlay({ open: wanted, onFailed, onClosed, children }: OverlayProps) {
  const messages = useWords();
  const locked = useLocked();
  // Not `lazy`, which would keep a failed load for the lifetime of the page.
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
