import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus near its place. If a step takes away what had the focus, such as the button that was pressed, an element
 * that stays gets it. Without it, the next Tab would start at the top of the page.
 *
 * @param step changes with each step
 * @param reveal scrolls the element into view, for the heading of a new state; another heading with the focus was its last resort
 * @returns the ref for the element that stays, which needs a name and `tabIndex={-1}`
 */
export function useKeptFocus<Place extends HTMLElement>(step: string | number | boolean, reveal = false): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body || (reveal && activeElement instanceof HTMLHeadingElement);
    if (isLost) place.current?.focus({ preventScroll: !reveal });
  }, [step, reveal]);
  return place;
}
