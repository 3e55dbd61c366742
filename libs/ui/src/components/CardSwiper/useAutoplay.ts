import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface Autoplay {
  /** Milliseconds per slide. Without it nothing moves automatically. */
  every: number | undefined;
  /** The visible slide. Its time restarts when it changes. */
  current: number;
  advance: () => void;
}

/**
 * Advances automatically, except under the pointer, while the focus is inside, while the page is hidden, and for users
 * who prefer reduced motion (WCAG 2.2.2).
 */
export function useAutoplay({ every, current, advance }: Autoplay) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const possible = every !== undefined && every > 0 && !reduced;
  const playing = possible && !paused && !hovered && !focused;
  const latest = useRef(advance);
  useEffect(() => {
    latest.current = advance;
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, every);
    return () => clearInterval(timer);
  }, [playing, every, current]);
  return {
    possible,
    paused,
    playing,
    toggle: () => setPaused(!paused),
    /** For content that the user may be reading or about to press; not for the pause button. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
