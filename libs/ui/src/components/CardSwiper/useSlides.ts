import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { nearestSlide } from './swiper-position.ts';

/** A scroller that fires no more for so long, in ms, has come to rest. `scrollend` is younger than our browsers. */
const REST_MS = 120;
/** A movement of ours is waited for longer: a busy page may begin it late, and it must not be taken back meanwhile. */
const ARRIVAL_MS = 600;

interface Slides {
  count: number;
  index: number | undefined;
  onChange: ((index: number) => void) | undefined;
}

/** Keeps the shown slide and the scroller's position in step, whoever moves: the finger, a button, time or the host. */
export function useSlides({ count, index, onChange }: Slides) {
  const haptics = useHaptics();
  const scroller = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(index ?? 0);
  const current = Math.max(0, Math.min(at, count - 1));
  const shown = useRef(current);
  /** Where a movement leads that was not the finger's: what it passes on its way is not shown. */
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
    rest.current = setTimeout(() => {
      target.current = undefined;
      if (stepOf(scroller.current) > 0) follow();
    }, target.current === undefined ? REST_MS : ARRIVAL_MS);
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
    /** `silent` when the user did not ask for it. */
    go: (next: number, { silent = false } = {}) => {
      if (!show(next)) return;
      if (!silent) haptics('selection');
      onChange?.(next);
      move(next, 'auto');
    },
  };
}

/** From the start of one slide to the start of the next, in px. */
function stepOf(node: HTMLElement | null): number {
  const [one, two] = node?.children ?? [];
  if (!(one instanceof HTMLElement) || !(two instanceof HTMLElement)) return 0;
  return Math.abs(two.offsetLeft - one.offsetLeft);
}
