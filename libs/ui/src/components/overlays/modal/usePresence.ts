import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Phase of something that opens and closes. `starting` lasts until its styles were computed once, so that its
 * transition has a start value.
 */
export type PresencePhase = 'starting' | 'open' | 'ending' | 'gone';

/** The attribute by which a stylesheet knows the phase: where it comes from, and where it goes. */
export const phaseAttributes = (phase: PresencePhase) => ({
  'data-away': phase === 'starting' ? 'start' : phase === 'ending' ? 'end' : undefined,
});

/** Whether an animation ends by itself; endless and paused ones do not. */
const ends = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);

/**
 * Keeps a closing element in the page until its animations end, except endless ones such as a spinner's.
 *
 * @param element the animated element
 * @param onClosed runs when it is gone
 */
export function usePresence(open: boolean, element: RefObject<Element | null>, onClosed?: () => void): PresencePhase {
  const [phase, setPhase] = useState<PresencePhase>(open ? 'starting' : 'gone');
  if (open && (phase === 'gone' || phase === 'ending')) setPhase(phase === 'gone' ? 'starting' : 'open');
  if (!open && (phase === 'starting' || phase === 'open')) setPhase('ending');

  const closed = useEffectEvent(() => onClosed?.());
  const started = useRef(false);
  useLayoutEffect(() => {
    if (phase === 'starting') {
      started.current = true;
      const frame = requestAnimationFrame(() => {
        // Forces the browser to compute styles now, so that the next change starts a transition.
        element.current?.getBoundingClientRect();
        setPhase((now) => (now === 'starting' ? 'open' : now));
      });
      return () => cancelAnimationFrame(frame);
    }
    if (phase !== 'ending') return undefined;
    let isStale = false;
    const frame = requestAnimationFrame(() => {
      const running = element.current?.getAnimations?.({ subtree: true }) ?? [];
      void Promise.allSettled(running.filter(ends).map(({ finished }) => finished)).then(() => {
        if (!isStale) setPhase('gone');
      });
    });
    return () => {
      isStale = true;
      cancelAnimationFrame(frame);
    };
  }, [phase, element]);

  useLayoutEffect(() => {
    if (phase !== 'gone' || !started.current) return;
    started.current = false;
    closed();
  }, [phase]);
  return phase;
}
