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

/** The narrowest room in which a sentence and a button can be read. */
const NARROWEST = 144;

/**
 * Finds the widest room between neighbours on a line. Where none is wide enough to read in, the neighbours from the start
 * are covered, as few as it takes: what is at the end, such as the bell, remains.
 *
 * @example roomBetween(0, 390, [[0, 44], [346, 390]]) // [44, 346]
 */
export function roomBetween(
  start: number,
  end: number,
  taken: readonly (readonly [from: number, to: number])[],
): readonly [from: number, to: number] {
  const inOrder = taken.toSorted(([a], [b]) => a - b);
  let best: readonly [number, number] = [start, start];
  let from = start;
  for (const [left, right] of [...inOrder, [end, end] as const]) {
    if (left - from > best[1] - best[0]) best = [from, left];
    from = Math.max(from, right);
  }
  const isWideEnough = best[1] - best[0] >= NARROWEST || inOrder.length === 0;
  return isWideEnough ? best : roomBetween(start, end, inOrder.slice(1));
}

/** The header of the page that is there, not of one that leaves. */
const findHeader = () => document.querySelector('[data-part="entering"] header') ?? document.querySelector('header');

function measure(header: Element): HeaderGap | undefined {
  const { top, bottom, left, right } = header.getBoundingClientRect();
  const controls = [...header.querySelectorAll('a, button')].map((control) => control.getBoundingClientRect());
  const [from, to] = roomBetween(
    left,
    right,
    controls.filter(({ width }) => width > 0).map((box) => [box.left, box.right] as const),
  );
  return to === from ? undefined : { top, height: bottom - top, left: from + AIR, right: innerWidth - to + AIR };
}

const isSame = (a: HeaderGap | undefined, b: HeaderGap | undefined): boolean =>
  a?.top === b?.top && a?.height === b?.height && a?.left === b?.left && a?.right === b?.right;

/** Follows the room between the controls of the page's header, where its title is. Undefined on a page without a header. */
export function useHeaderGap(): HeaderGap | undefined {
  const [gap, setGap] = useState<HeaderGap>();
  useLayoutEffect(() => {
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
  }, []);
  return gap;
}
