import { useEffect, useRef, type RefObject } from 'react';
import { scrollParent } from '../../internal/scrollParent.ts';

/** Distance below the screen, in px, at which the end counts as near. */
const NEAR = '240px 0px';

/**
 * Calls back when the end of a list comes near, once per round, and only if the list has grown since the last call.
 * So a source that returns nothing is not asked again and again.
 *
 * @param waiting whether there is something to load
 * @param round counts the answers; an end that stays visible is reported again after each
 */
export function useEndInSight(
  end: RefObject<HTMLElement | null>,
  waiting: boolean,
  round: number,
  onNear: () => void,
): void {
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  const calledAt = useRef<number>(undefined);
  useEffect(() => {
    const element = end.current;
    if (!waiting || !element || typeof IntersectionObserver === 'undefined') return undefined;
    if (element.offsetTop !== calledAt.current) calledAt.current = undefined;
    const page = document.scrollingElement;
    const scroller = scrollParent(element);
    const observer = new IntersectionObserver(
      (entries) => {
        const place = element.offsetTop;
        if (!entries.some((entry) => entry.isIntersecting) || place === calledAt.current) return;
        calledAt.current = place;
        latest.current();
      },
      { root: scroller === page ? null : scroller, rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, waiting, round]);
}
