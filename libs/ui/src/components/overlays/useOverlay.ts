import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Overlay {
  /**
   * True from the first opening on: an overlay that never opened costs nothing, and one that did can animate its
   * closing.
   */
  mounted: boolean;
  open: boolean;
}

/**
 * Decides when an overlay may open. A request before that waits; an open overlay stays open.
 *
 * @param mayOpen false behind a lock screen, because an overlay would take the focus and show what is locked, and until
 *   its code is loaded
 * @param onClosed also called for an overlay that was cancelled while it waited
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
