import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

interface Autoplay {
  /** How long a slide stays, in ms; nothing moves by itself without it. */
  every: number | undefined;
  /** The slide that is shown: its time begins anew when it changes. */
  current: number;
  advance: () => void;
}

/**
 * Moves on by itself, but not under the pointer, not while the focus is within, not in a page that is out of sight, and
 * not for users who want less motion (WCAG 2.2.2).
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
    /** For what the user may be reading or about to press; not for the button that pauses. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
