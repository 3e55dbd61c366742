import { scrollParent } from '../../internal/scrollParent.ts';

/** Callbacks of a pull. */
export interface PullListener {
  /** Called at the first touch. */
  mayStart: () => boolean;
  /** How far down the finger has moved since then, in px; 0 when it moved up. */
  onTravel: (travel: number) => void;
  /** The finger lifted; `false` when the browser or a second finger cancelled the gesture. */
  onRelease: (finished: boolean) => void;
}

/** Distance in px within which a finger may still change its direction. */
const LOCK_PX = 10;

/**
 * Listens for a finger that pulls `element` down while its scroller is at the top. It uses touch events, because
 * pointer events end as soon as the browser treats the move as scrolling, and only a touchmove can prevent that.
 *
 * @returns stops listening
 */
export function listenForPulls(element: HTMLElement, listener: PullListener): () => void {
  const scroller = scrollParent(element);
  let start: { x: number; y: number } | undefined;
  let pulled = false;

  const release = (finished: boolean) => {
    if (pulled) listener.onRelease(finished);
    start = undefined;
    pulled = false;
  };
  const onStart = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (second) return release(false);
    const free = touch && scroller.scrollTop <= 0 && !isScrolled(event.target, element) && listener.mayStart();
    start = free ? { x: touch.clientX, y: touch.clientY } : undefined;
  };
  const onMove = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!start || !touch) return;
    const across = Math.abs(touch.clientX - start.x);
    const down = touch.clientY - start.y;
    const decided = pulled || Math.max(across, Math.abs(down)) >= LOCK_PX;
    const ours = scroller.scrollTop <= 0 && (pulled || down > across);
    if (!ours || (event.cancelable === false && !pulled)) {
      if (decided) release(false);
      return;
    }
    // Without this the browser starts to scroll and from then on ignores preventDefault.
    if (event.cancelable) event.preventDefault();
    pulled ||= decided;
    if (pulled) listener.onTravel(Math.max(0, down));
  };
  const onEnd = () => release(true);
  const onCancel = () => release(false);

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

/** Whether a scroller inside the pulled element still has content above. */
function isScrolled(target: EventTarget | null, root: HTMLElement): boolean {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
  }
  return false;
}
