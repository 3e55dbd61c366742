import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsHere } from '../../world/screen-address.tsx';
import { steps } from '../../world/steps.ts';

/**
 * Makes Back return to the step before: the browser's, the phone's, and the arrow of the screen. Overlays need no such
 * hook: each one closes with Back.
 *
 * @param taken number of steps after the first one; 0 where the person can no longer return to them
 * @param goBack returns to the step before, with everything as typed
 */
export function useSteps(taken: number, goBack: () => void): void {
  const here = useIsHere();
  const dismiss = useEffectEvent(goBack);
  useLayoutEffect(() => {
    if (!here) return undefined;
    const leave = Array.from({ length: taken }, () => steps.take({ dismiss: () => dismiss() }));
    return () => leave.forEach((takeBack) => takeBack());
  }, [taken, here]);
}
