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

const isSame = (a: HeaderGap | undefined, b: HeaderGap | undefined): boolean =>
  a?.top === b?.top && a?.height === b?.height && a?.left === b?.left && a?.right === b?.right;

/** Follows the room between the controls of the page's header, where its title is. Undefined on a page without a header. */
export function useHeaderGap(isWanted: boolean): HeaderGap | undefined {
  const [gap, setGap] = useState<HeaderGap>();
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      const header = findHeader();
      const next = header ? measure(header) : undefined;
      setGap((gap) => (isSame(gap, next) ? gap : next));
    };
    look();
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // The person can go to another page while the toast is there, and a page gets its header when its data comes.
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', lookSoon);
    };
  }, [isWanted]);
  return gap;
}
