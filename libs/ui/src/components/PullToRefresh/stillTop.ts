import { scrollParent } from '../../internal/scrollParent.ts';

/**
 * Turns off overscroll while the scroller of `element` is at its top, where it would interfere with the pull. Elsewhere
 * users expect it.
 *
 * @returns restores the previous value
 */
export function stillTop(element: HTMLElement): () => void {
  const scroller = scrollParent(element) as HTMLElement;
  const source = scroller === document.scrollingElement ? document : scroller;
  const given = scroller.style.overscrollBehaviorY;
  const follow = () => {
    scroller.style.overscrollBehaviorY = scroller.scrollTop <= 0 ? 'none' : given;
  };
  follow();
  source.addEventListener('scroll', follow, { passive: true });
  return () => {
    source.removeEventListener('scroll', follow);
    scroller.style.overscrollBehaviorY = given;
  };
}
