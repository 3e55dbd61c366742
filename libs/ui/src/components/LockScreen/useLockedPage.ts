import { useLayoutEffect, useRef } from 'react';
import { coverPage } from '../../internal/coverPage.ts';
import { holdLock } from '../../internal/lock-state.ts';

/**
 * Puts the page out of reach while the element of the returned ref stands, and gives the focus back afterwards. Before
 * the paint, so that no frame and no key gets between.
 */
export function useLockedPage<T extends HTMLElement>() {
  const root = useRef<T>(null);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const { activeElement, defaultView } = node.ownerDocument;
    const uncover = coverPage(node);
    const unlock = holdLock();
    // Caught before any other listener: a sheet below would close, and a lock answers to Escape not at all.
    const swallow = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopImmediatePropagation();
    };
    defaultView?.addEventListener('keydown', swallow, true);
    return () => {
      defaultView?.removeEventListener('keydown', swallow, true);
      unlock();
      uncover();
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
    };
  }, []);
  return root;
}
