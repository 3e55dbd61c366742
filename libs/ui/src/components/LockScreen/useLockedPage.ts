import { useLayoutEffect, useRef } from 'react';
import { coverPage } from '../../internal/coverPage.ts';
import { holdScroll } from '../../internal/holdScroll.ts';
import { holdLock } from '../../internal/lock-state.ts';

/**
 * Makes the page inert and keeps it from scrolling while the element of the returned ref exists, and returns the focus afterwards. It runs before
 * paint, so that no frame and no key gets through.
 */
export function useLockedPage<T extends HTMLElement>() {
  const root = useRef<T>(null);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const { activeElement, defaultView } = node.ownerDocument;
    const uncover = coverPage(node);
    const unlock = holdLock();
    const letScroll = holdScroll();
    // Caught before any other listener: otherwise a sheet below would close. A lock ignores Escape.
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    };
    defaultView?.addEventListener('keydown', swallow, true);
    return () => {
      defaultView?.removeEventListener('keydown', swallow, true);
      unlock();
      letScroll();
      uncover();
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return root;
}
