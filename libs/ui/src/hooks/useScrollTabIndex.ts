import { useCallback, useState } from 'react';

/**
 * Makes a scroller a tab stop while its content overflows, so that arrow keys can scroll it (WCAG 2.1.1). Without
 * overflow, the extra stop would be in the way.
 */
export function useScrollTabIndex() {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((scroller: HTMLElement | null) => {
    if (!scroller || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setOverflows(scroller.scrollHeight > scroller.clientHeight + 1);
    // The observer first reports with the next frame, and an Axe check or a Tab key can come before it.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    for (const child of scroller.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex: overflows ? 0 : undefined };
}
