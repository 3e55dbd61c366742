import { useLayoutEffect, useState } from 'react';

/** Room between the controls of a header, in pixels from the edges of the window. */
export interface HeaderGap {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
}

/** Air between a control and the toast. */
const AIR = 4;

/**
 * Finds the widest room between neighbours on a line.
 *
 * @example widestGap(0, 100, [[0, 20], [80, 100]]) // [20, 80]
 */
export function widestGap(start: number, end: number, taken: readonly (readonly [from: number, to: number])[]): readonly [from: number, to: number] {
  let best: readonly [number, number] = [start, start];
  let from = start;
  for (const [left, right] of [...taken.toSorted(([a], [b]) => a - b), [end, end] as const]) {
    if (left - from > best[1] - best[0]) best = [from, left];
    from = Math.max(from, right);
  }
  return best;
}

/** The header of the page that is there, not of one that leaves. */
const findHeader = () => document.querySelector('[data-part="entering"] header') ?? document.querySelector('header');

function measure(header: Element): HeaderGap | undefined {
  const { top, bottom, left, right } = header.getBoundingClientRect();
  const controls = [...header.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect());
  const [from, to] = widestGap(left, right, controls.filter(({ width }) => width > 0).map((box) => [box.left, box.right] as const));
  return to === from ? undefined : { top, height: bottom - top, left: from + AIR, right: innerWidth - to + AIR };
}

/** Follows the room between the controls of the page's header, where its title is. Undefined on a page without a header. */
export function useHeaderGap(isWanted: boolean): HeaderGap | undefined {
  const [gap, setGap] = useState<HeaderGap>();
  useLayoutEffect(() => {
    if (!isWanted || typeof ResizeObserver === 'undefined') return undefined;
    // A header that leaves the page has no size any more, so this also hears of the next page.
    const observer = new ResizeObserver(() => look());
    const look = () => {
      const header = findHeader();
      observer.disconnect();
      if (header) for (const each of [header, ...header.querySelectorAll('h1, a, button')]) observer.observe(each);
      setGap(header ? measure(header) : undefined);
    };
    look();
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
    };
  }, [isWanted]);
  return gap;
}
