import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHaptics } from '../../../hooks/useHaptics.ts';
import { listenForSwipes } from './listenForSwipes.ts';
import { nextRest, restsOf, settleSheet } from './sheet-swipe.ts';

interface SheetSwipe {
  readonly enabled: boolean;
  readonly side: 'bottom' | 'right';
  readonly snapPoints: readonly number[] | undefined;
  readonly onClose: () => void;
}

/** For a button that does the same as a swipe. */
interface SheetSteps {
  readonly isTallest: boolean;
  /** Goes to the next taller snap point, or from the tallest to the lowest. */
  readonly step: () => void;
}

/**
 * Lets a finger swipe a sheet away, or from one snap point to the next. It passes the position to the stylesheet as
 * `--sheet-rest`, `--sheet-travel` and, for the dimmed page, `--sheet-progress`, without rendering.
 *
 * @param layer contains the sheet and the dimmed page
 */
export function useSheetSwipe(
  layer: RefObject<HTMLElement | null>,
  sheet: HTMLElement | null,
  { enabled, side, snapPoints, onClose }: SheetSwipe,
): SheetSteps {
  const haptics = useHaptics();
  const rest = useRef(0);
  /** Index of the snap point at which it rests. */
  const point = useRef(0);
  const [isTallest, setTallest] = useState(true);

  const measure = (element: HTMLElement) => {
    const size = side === 'bottom' ? element.offsetHeight : element.offsetWidth;
    return { size, rests: restsOf(snapPoints, size, window.innerHeight) };
  };
  const restAt = (element: HTMLElement, index: number) => {
    const { rests } = measure(element);
    point.current = index;
    rest.current = rests[index] ?? 0;
    element.style.setProperty('--sheet-rest', `${rest.current}px`);
    setTallest(rest.current === Math.min(...rests));
  };
  const go = (element: HTMLElement, rests: readonly number[], to: number) => {
    if (to === rest.current) return;
    haptics('selection');
    restAt(element, rests.indexOf(to));
  };

  const settle = useEffectEvent(restAt);
  const move = useEffectEvent((element: HTMLElement, travel: number) => {
    // Beyond fully open it follows by a third, as is usual on phones.
    const held = rest.current + travel < 0 ? -rest.current + (rest.current + travel) / 3 : travel;
    element.style.setProperty('--sheet-travel', `${held}px`);
    const progress = Math.min(1, Math.max(0, (rest.current + held) / measure(element).size));
    layer.current?.style.setProperty('--sheet-progress', String(snapPoints ? 0 : progress));
  });
  const release = useEffectEvent((element: HTMLElement, travel: number, velocity: number | undefined) => {
    element.style.removeProperty('--sheet-travel');
    layer.current?.style.removeProperty('--sheet-progress');
    layer.current?.removeAttribute('data-swiping');
    if (velocity === undefined) return;
    const { size, rests } = measure(element);
    const settled = settleSheet({ at: rest.current + travel, velocity, size, rests });
    if (settled === 'closed') onClose();
    else go(element, rests, settled);
  });

  useLayoutEffect(() => {
    if (!sheet) return undefined;
    settle(sheet, 0);
    if (typeof ResizeObserver === 'undefined') return undefined;
    // Rotating the phone or opening its keyboard changes the sheet's height.
    const observer = new ResizeObserver(() => settle(sheet, point.current));
    observer.observe(sheet, { box: 'border-box' });
    return () => observer.disconnect();
  }, [sheet]);

  useLayoutEffect(() => {
    if (!sheet || !enabled) return undefined;
    let travelled = 0;
    return listenForSwipes(sheet, {
      axis: side === 'bottom' ? 'y' : 'x',
      mayGrow: () => rest.current > 0,
      onTravel(travel) {
        travelled = travel;
        layer.current?.setAttribute('data-swiping', '');
        move(sheet, travel);
      },
      onRelease: (velocity) => release(sheet, travelled, velocity),
    });
  }, [sheet, enabled, side, layer]);

  const step = () => {
    if (!sheet) return;
    const { rests } = measure(sheet);
    go(sheet, rests, nextRest(rests, rest.current));
  };
  return { isTallest, step };
}
