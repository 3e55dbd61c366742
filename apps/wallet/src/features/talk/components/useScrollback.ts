import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, in px, the person reads the newest messages. */
const AT_END = 48;

/**
 * A scroller that begins at its end (`column-reverse`), where it stays while messages come. Away from the end it keeps what
 * the person reads in its place, whether something comes above or below.
 */
export function useScrollback(lastKey: string, firstKey: number | undefined): {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Something came below what the person reads. */
  readonly hasBelow: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
} {
  const scroller = useRef<HTMLElement>(null);
  const [hasBelow, setHasBelow] = useState(false);
  const last = useRef({ key: lastKey, height: 0 });
  // `scrollTop` is 0 at the end and negative above.
  const isAway = () => -(scroller.current?.scrollTop ?? 0) > AT_END;

  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const { key, height } = last.current;
    if (lastKey !== key && isAway()) {
      node.scrollTop -= node.scrollHeight - height;
      setHasBelow(true);
    }
    last.current = { key: lastKey, height: node.scrollHeight };
      // What loads above changes the height too.
  }, [lastKey, firstKey]);

  return {
    scroller,
    hasBelow,
    toEnd: () => {
      scroller.current?.scrollTo({ top: 0 });
      setHasBelow(false);
    },
    onScroll: () => {
      if (hasBelow && !isAway()) setHasBelow(false);
    },
  };
}
