import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import type { Dot } from './plot.ts';

/** Position of the crosshair, and what moved it there. */
interface Crosshair {
  /** The moment, not the index, so that new data never moves it to another value. */
  at: number;
  by: 'key' | 'mouse' | 'touch';
}

/**
 * A crosshair that a mouse moves by hovering, a finger by scrubbing, and keys by arrows, Home and End. It disappears
 * with the pointer, with the focus, or on Escape. Time always runs from left to right, and so do the arrow keys.
 */
export function useCrosshair(dots: readonly Dot[]) {
  const haptics = useHaptics();
  const [crosshair, setCrosshair] = useState<Crosshair>();
  const index = dots.findIndex(({ at }) => at === crosshair?.at);
  const hide = () => setCrosshair(undefined);
  const move = (to: Dot | undefined, by: Crosshair['by']) => {
    if (!to || to.at === crosshair?.at) return;
    if (by !== 'mouse') haptics('selection');
    setCrosshair({ at: to.at, by });
  };

  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const place = (event.clientX - left) / (width || 1);
    move(nearest(dots, place), event.pointerType === 'mouse' ? 'mouse' : 'touch');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') return hide();
    const last = dots.length - 1;
    const from = index < 0 ? last : index;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(dots[Math.min(Math.max(to, 0), last)], 'key');
  };

  return {
    dot: dots[index],
    by: index < 0 ? undefined : crosshair?.by,
    handlers: {
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      onPointerUp: (event: PointerEvent) => event.pointerType !== 'mouse' && hide(),
      onPointerCancel: hide,
      onPointerLeave: hide,
      onBlur: hide,
      onKeyDown,
    },
  };
}

function nearest(dots: readonly Dot[], place: number): Dot | undefined {
  return dots.reduce<Dot | undefined>(
    (best, dot) => (best && Math.abs(best.left - place) <= Math.abs(dot.left - place) ? best : dot),
    undefined,
  );
}
