import { useEffect, useRef, type RefObject } from 'react';

const SHEET = '[role$="dialog"], dialog';
const isInside = (element: EventTarget | null, place: string): boolean =>
  element instanceof Element && element.closest(place) !== null;

/**
 * Keeps the focus near its place. If a step takes away what had the focus, such as the button that was pressed, an element
 * that stays gets it. Without it, the next Tab would start at the top of the page.
 *
 * @param step changes with each step
 * @param reveal scrolls the element into view, for the heading of a new state; another heading with the focus was its last
 * resort. A state that came under a sheet gets the focus when the sheet closes: what opened it belongs to the state before.
 * @returns the ref for the element that stays, which needs a name and `tabIndex={-1}`
 */
export function useKeptFocus<Place extends HTMLElement>(
  step: string | number | boolean,
  reveal = false,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return undefined;
    last.current = step;
    const take = () => place.current?.focus({ preventScroll: !reveal });
    const { activeElement, body } = document;
    // The sheet may have lost the focus too, and an element below it takes none.
    if (reveal && (isInside(activeElement, SHEET) || isInside(place.current, '[inert]'))) {
      const leave = new AbortController();
      const arrive = ({ target }: FocusEvent) => {
        if (isInside(target, SHEET)) return;
        leave.abort();
        take();
      };
      document.addEventListener('focusin', arrive, { signal: leave.signal });
      return () => leave.abort();
    }
    if (activeElement === null || activeElement === body || (reveal && activeElement instanceof HTMLHeadingElement))
      take();
    return undefined;
  }, [step, reveal]);
  return place;
}
