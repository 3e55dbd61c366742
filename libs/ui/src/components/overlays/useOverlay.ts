import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Overlay {
  /** True from the first opening on: what was never opened costs nothing, what was can animate away. */
  mounted: boolean;
  open: boolean;
}

/**
 * When an overlay that its host wants open may be. One that is asked for before it may waits; one that was open stays.
 *
 * @param mayOpen false behind a lock screen, since an overlay would take the focus and show what is locked, and until
 *   its code is here
 * @param onClosed also called for an overlay that was given up while it waited
 */
export function useOverlay(wanted: boolean, mayOpen: boolean, onClosed?: () => void): Overlay {
  const [shown, setShown] = useState(wanted && mayOpen);
  const [mounted, setMounted] = useState(shown);
  const open = wanted && (shown || mayOpen);
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
