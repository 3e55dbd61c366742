import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHaptics } from '../hooks/useHaptics.ts';
import { listenForSwipes } from './listenForSwipes.ts';
import { restsOf, settleSheet } from './sheet-swipe.ts';

interface SheetSwipe {
  readonly enabled: boolean;
  readonly side: 'bottom' | 'right';
  readonly snapPoints: readonly number[] | undefined;
  readonly onClose: () => void;
}

/**
 * Lets a finger pull a sheet out, or from one of its snap points to the next. Where it is goes to style sheets as
 * `--sheet-rest`, `--sheet-travel` and, for the dimmed page, `--sheet-progress`, without rendering.
 *
 * @param layer holds the sheet and the dimmed page
 */
export function useSheetSwipe(
  layer: RefObject<HTMLElement | null>,
  sheet: HTMLElement | null,
  { enabled, side, snapPoints, onClose }: SheetSwipe,
): void {
  const haptics = useHaptics();
  const rest = useRef(0);

  const measure = useEffectEvent((element: HTMLElement) => {
    const size = side === 'bottom' ? element.offsetHeight : element.offsetWidth;
    return { size, rests: restsOf(snapPoints, size, window.innerHeight) };
  });
  const move = useEffectEvent((element: HTMLElement, travel: number, size: number) => {
    // Beyond fully open it follows a third of the way, as everything on a phone does.
    const held = rest.current + travel < 0 ? -rest.current + (rest.current + travel) / 3 : travel;
    element.style.setProperty('--sheet-travel', `${held}px`);
    const progress = Math.min(1, Math.max(0, (rest.current + held) / size));
    layer.current?.style.setProperty('--sheet-progress', String(snapPoints ? 0 : progress));
  });
  const release = useEffectEvent((element: HTMLElement, travel: number, velocity: number | undefined) => {
    element.style.removeProperty('--sheet-travel');
    layer.current?.style.removeProperty('--sheet-progress');
    layer.current?.removeAttribute('data-swiping');
    if (velocity === undefined) return;
    const { size, rests } = measure(element);
    const settled = settleSheet({ at: rest.current + travel, velocity, size, rests });
    if (settled === 'closed') {
      onClose();
    } else if (settled !== rest.current) {
      haptics('selection');
      rest.current = settled;
      element.style.setProperty('--sheet-rest', `${settled}px`);
    }
  });

  useLayoutEffect(() => {
    if (!sheet) return undefined;
    rest.current = measure(sheet).rests[0] ?? 0;
    sheet.style.setProperty('--sheet-rest', `${rest.current}px`);
    if (!enabled) return undefined;
    let travelled = 0;
    return listenForSwipes(sheet, {
      axis: side === 'bottom' ? 'y' : 'x',
      mayGrow: () => rest.current > 0,
      onTravel(travel) {
        travelled = travel;
        layer.current?.setAttribute('data-swiping', '');
        move(sheet, travel, measure(sheet).size);
      },
      onRelease: (velocity) => release(sheet, travelled, velocity),
    });
  }, [sheet, enabled, side, layer]);
}
