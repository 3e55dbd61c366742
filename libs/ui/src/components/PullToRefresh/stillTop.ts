import { scrollParent } from '../../internal/scrollParent.ts';

/**
 * Switches the rubber band off while the scroller of `element` stands at its top, where it would fight the pull, and
 * only there: everywhere else people expect it.
 *
 * @returns gives the scroller back what it had
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
