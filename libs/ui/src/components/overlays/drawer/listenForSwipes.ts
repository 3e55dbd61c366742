/** Callbacks of a swipe. Lengths are in px, positive in the closing direction. */
export interface SwipeListener {
  /** The closing direction: down, or towards the end side of the text. */
  readonly axis: 'x' | 'y';
  /** Whether a swipe may also start in the opening direction, as on a sheet that is not fully open. */
  readonly mayGrow: () => boolean;
  readonly onTravel: (travel: number) => void;
  /** The finger lifted with this speed in px per ms; undefined when the gesture was cancelled. */
  readonly onRelease: (velocity: number | undefined) => void;
}

/** Distance in px within which a finger may still change its direction. */
const LOCK_PX = 8;
/** Only the last moments count for the speed. */
const RECENT_MS = 80;
/** Elements with their own drag gestures. */
const OWN_DRAG = 'input, textarea, select, [role="slider"], [contenteditable]';

/** Whether an element between the target and the sheet can still scroll against the closing direction. */
function isScrolled(target: Element, root: Element, axis: 'x' | 'y'): boolean {
  for (let at: Element | null = target; at && at !== root; at = at.parentElement) {
    // In right-to-left text, scrolling goes from 0 downwards.
    if (axis === 'y' ? at.scrollTop > 0 : at.scrollLeft !== 0) return true;
  }
  return false;
}

/**
 * Listens for a finger that swipes an element away. It uses touch events, because pointer events end as soon as the
 * browser treats the move as scrolling, and only a touchmove can prevent that.
 *
 * @returns stops listening
 */
export function listenForSwipes(
  element: HTMLElement,
  { axis, mayGrow, onTravel, onRelease }: SwipeListener,
): () => void {
  let start: { along: number; across: number; decided: boolean } | undefined;
  let moments: { at: number; travel: number }[] = [];

  const placeOf = ({ clientX, clientY }: Touch) => {
    if (axis === 'y') return { along: clientY, across: clientX };
    return { along: getComputedStyle(element).direction === 'rtl' ? -clientX : clientX, across: clientY };
  };
  const end = (velocity: number | undefined) => {
    if (start?.decided) onRelease(velocity);
    start = undefined;
  };
  const onStart = ({ touches, target }: TouchEvent) => {
    const [touch, second] = touches;
    if (second) return end(undefined);
    const isOurs =
      touch && target instanceof Element && !target.closest(OWN_DRAG) && !isScrolled(target, element, axis);
    start = isOurs ? { ...placeOf(touch), decided: false } : undefined;
    moments = [];
  };
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!start || !touch) return;
    const place = placeOf(touch);
    const travel = place.along - start.along;
    const across = Math.abs(place.across - start.across);
    if (!start.decided) {
      if (Math.max(Math.abs(travel), across) < LOCK_PX) return;
      const isOut = travel > across || (mayGrow() && -travel > across);
      if (!isOut || !event.cancelable) {
        start = undefined;
        return;
      }
      start = { ...start, ...place, decided: true };
    }
    if (event.cancelable) event.preventDefault();
    const travelled = place.along - start.along;
    moments = [
      ...moments.filter(({ at }) => at > event.timeStamp - RECENT_MS),
      { at: event.timeStamp, travel: travelled },
    ];
    onTravel(travelled);
  };
  const onEnd = ({ timeStamp }: TouchEvent) => {
    const [first] = moments.filter(({ at }) => at > timeStamp - RECENT_MS);
    const last = moments.at(-1);
    end(first && last && last.at > first.at ? (last.travel - first.travel) / (last.at - first.at) : 0);
  };
  const onCancel = () => end(undefined);

  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchmove', onMove, { passive: false });
  element.addEventListener('touchend', onEnd);
  element.addEventListener('touchcancel', onCancel);
  return () => {
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', onEnd);
    element.removeEventListener('touchcancel', onCancel);
  };
}
