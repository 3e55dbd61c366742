import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { nearestSlide } from './swiper-position.ts';

/**
 * Milliseconds without a scroll event after which the scroller counts as stopped. Our oldest browsers lack `scrollend`.
 */
const REST_MS = 120;
/** Our own movements get more time: a busy page may start them late, and they must not be undone before that. */
const ARRIVAL_MS = 600;

interface Slides {
  count: number;
  index: number | undefined;
  onChange: ((index: number) => void) | undefined;
}

/**
 * Keeps the current slide and the scroll position in step, whether the user, a button, the timer or the host moves
 * them.
 */
export function useSlides({ count, index, onChange }: Slides) {
  const haptics = useHaptics();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(index ?? 0);
  const current = Math.max(0, Math.min(at, count - 1));
  const shown = useRef(current);
  /** Target of a movement that the user did not make by finger. Slides on the way are not reported. */
  const target = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  const show = (next: number) => {
    if (next === shown.current) return false;
    shown.current = next;
    setAt(next);
    return true;
  };
  const follow = () => {
    const near = nearestSlide(scroller.current?.scrollLeft ?? 0, stepOf(scroller.current), count);
    if (!show(near)) return;
    haptics('selection');
    onChange?.(near);
  };
  const settle = () => {
    clearTimeout(rest.current);
    rest.current = setTimeout(
      () => {
        target.current = undefined;
        if (stepOf(scroller.current) > 0) follow();
      },
      target.current === undefined ? REST_MS : ARRIVAL_MS,
    );
  };
  const move = (next: number, behavior: ScrollBehavior) => {
    const node = scroller.current;
    if (!node) return;
    target.current = next;
    const turn = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    node.scrollTo({ left: turn * next * stepOf(node), behavior });
    settle();
  };

  const latest = useRef({ move, show });
  useLayoutEffect(() => {
    latest.current = { move, show };
  });
  const first = useRef(true);
  useLayoutEffect(() => {
    const next = index ?? shown.current;
    const changed = latest.current.show(next);
    if (changed || (first.current && next > 0)) latest.current.move(next, first.current ? 'instant' : 'auto');
    first.current = false;
  }, [index]);

  return {
    scroller,
    current,
    onScroll: () => {
      settle();
      if (target.current === undefined) follow();
    },
    /** `silent` when the user did not cause it. */
    go: (next: number, { silent = false } = {}) => {
      if (!show(next)) return;
      if (!silent) haptics('selection');
      onChange?.(next);
      move(next, 'auto');
    },
  };
}

/** Distance in px between the starts of two slides. */
function stepOf(node: HTMLElement | null): number {
  const [one, two] = node?.children ?? [];
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement)) return 0;
  return Math.abs(two.offsetLeft - one.offsetLeft);
}
