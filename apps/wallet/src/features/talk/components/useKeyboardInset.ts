import { useEffect, useRef, type RefObject } from 'react';

/**
 * Passes the height that the on-screen keyboard covers to the stylesheet as `--keyboard`. Browsers that make the page
 * lower instead cover nothing.
 */
export function useKeyboardInset(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const follow = () => {
      const { height, offsetTop, scale } = visualViewport;
      // A zoomed page shows less too.
      const covered = scale > 1 ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      bar.current?.style.setProperty('--keyboard', `${covered}px`);
    };
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, []);
  return bar;
}
