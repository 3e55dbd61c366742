import { useAttach } from './useAttach.ts';

function watch(scroller: HTMLElement) {
  if (typeof ResizeObserver === 'undefined') return undefined;
  // Writes the attribute itself. A render would come some frames later, and a Tab key can come before it.
  const measure = () => {
    if (scroller.scrollHeight > scroller.clientHeight + 1) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  const observe = () => {
    sizes.disconnect();
    // The observer measures whatever it begins with in the same frame, after its layout. To ask here would force another layout.
    for (const box of [scroller, ...scroller.children]) sizes.observe(box);
  };
  const children = new MutationObserver(observe);
  children.observe(scroller, { childList: true });
  observe();
  return () => {
    sizes.disconnect();
    children.disconnect();
  };
}

/**
 * Makes a scroller a tab stop while its content overflows, so that arrow keys can scroll it (WCAG 2.1.1). Without
 * overflow, the extra stop would be in the way.
 *
 * @returns the scroller's `ref`
 */
export const useScrollTabIndex = () => useAttach(watch);
