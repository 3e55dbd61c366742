import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocked } from './useLocked.ts';

interface Overlay {
  /** True from the first opening on: what was never opened loads nothing, what was can animate away. */
  mounted: boolean;
  open: boolean;
}

/**
 * When an overlay that its host wants open may be: one that is asked for behind a lock screen waits until that is gone,
 * since it would take the focus and show what is locked; one that was open stays, covered.
 *
 * @param onClosed also called for an overlay that was given up while it waited
 */
export function useOverlay(wanted: boolean, onClosed?: () => void): Overlay {
  const locked = useLocked();
  const [shown, setShown] = useState(wanted && !locked);
  const [mounted, setMounted] = useState(shown);
  const open = wanted && (shown || !locked);
  if (open !== shown) setShown(open);
  if (open && !mounted) setMounted(true);

  const waited = useRef(false);
  const giveUp = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    if (waited.current && !wanted) giveUp();
    waited.current = wanted && !open;
  }, [wanted, open]);
  return { mounted: mounted || open, open };
}
