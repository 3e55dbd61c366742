import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHere } from './screen-address.tsx';

/** What a flow needs to know about visits to its screen. */
interface Visited {
  enter(visit: string): unknown;
  leave(): void;
}

/**
 * Tells a flow about visits to its screen. A visit is an entry of the history. Returning to it resumes where it was.
 *
 * @param flow the same object between renders, or one whose functions stay the same
 */
export function useVisit({ enter, leave }: Visited): void {
  const { key } = useLocation();
  const here = useIsHere();
  // Runs before paint, so that nothing of an earlier visit is visible.
  useLayoutEffect(() => {
    if (!here) return undefined;
    enter(key);
    return leave;
  }, [enter, leave, key, here]);
}
