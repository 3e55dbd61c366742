import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsHere } from './screen-address.tsx';

/** What a flow wants to know of visits to its screen. */
interface Visited {
  enter(visit: string): void;
  leave(): void;
}

/**
 * Tells a flow of visits to its screen. A visit is an entry of the history: coming back to it goes on where it was.
 *
 * @param flow the same object, or one whose functions stay the same, between renders
 */
export function useVisit({ enter, leave }: Visited): void {
  const { key } = useLocation();
  const here = useIsHere();
  // Before it is painted, so that nothing of an earlier visit is seen.
  useLayoutEffect(() => {
    if (!here) return undefined;
    enter(key);
    return leave;
  }, [enter, leave, key, here]);
}
