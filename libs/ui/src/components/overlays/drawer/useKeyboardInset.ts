import { useEffect, type RefObject } from 'react';

/**
 * Passes the height of the on-screen keyboard to the stylesheet as `--keyboard-inset`, and keeps the focused field in
 * view. Phones shrink only the visual viewport (CSSOM View, section 11), so fixed elements would not move.
 */
export function useKeyboardInset(layer: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!enabled || !visualViewport) return undefined;
    const follow = () => {
      const { height, offsetTop } = visualViewport;
      const inset = Math.max(0, Math.round(window.innerHeight - height - offsetTop));
      layer.current?.style.setProperty('--keyboard-inset', `${inset}px`);
      const { activeElement } = document;
      if (inset > 0 && layer.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    follow();
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, [enabled, layer]);
}
