import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Where something that opens and closes stands: `starting` until its styles have been computed once, so that its
 * transition has a beginning.
 */
export type PresencePhase = 'starting' | 'open' | 'ending' | 'gone';

/** What a style sheet knows a phase by. */
export const phaseAttributes = (phase: PresencePhase) => ({
  'data-open': phase === 'open' || phase === 'starting' ? '' : undefined,
  'data-starting-style': phase === 'starting' ? '' : undefined,
  'data-ending-style': phase === 'ending' ? '' : undefined,
});

/** Whether an animation comes to an end by itself, unlike one without end or one that is paused. */
const ends = ({ playState, effect }: Animation) =>
  playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);

/**
 * Keeps what closes in the page until its animations are over, but for those without end, such as a spinner's.
 *
 * @param element what is animated
 * @param onClosed runs once it is gone
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
        // Styles are computed now, so that what comes next is a change that a transition can start from.
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
