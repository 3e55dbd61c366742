import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { TransferFlow } from '@ezwallet/domain-stores';
import { useIsHere } from '../../../app/navigation/screen-address.tsx';

/** Tells the flow of visits to its screen. A visit is an entry of the history: coming back to it goes on where it was. */
export function useVisit(flow: TransferFlow): void {
  const { key } = useLocation();
  const here = useIsHere();
  // Before it is painted, so that nothing of an earlier visit is seen.
  useLayoutEffect(() => {
    if (!here) return undefined;
    flow.enter(key);
    return flow.leave;
  }, [flow, key, here]);
}
