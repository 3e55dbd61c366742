import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Nearer to the end than this, in px, the person reads the newest messages. */
const AT_END = 48;

/** `scrollTop` is 0 at the end and negative above. */
const isAway = (node: HTMLElement | null) => -(node?.scrollTop ?? 0) > AT_END;

/**
 * A scroller that begins at its end (`column-reverse`), where it stays while messages come. Away from the end it keeps what
 * the person reads in its place, whether something comes above or below.
 */
export function useScrollback(lastKey: string): {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Something came below what the person reads. */
  readonly hasBelow: boolean;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
} {
  const scroller = useRef<HTMLElement>(null);
  const [hasBelow, setHasBelow] = useState(false);
  const height = useRef(0);

  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node || height.current === 0 || !isAway(node)) return;
    node.scrollTop -= node.scrollHeight - height.current;
    setHasBelow(true);
  }, [lastKey]);
  // After the effect above, which needs the height before the change.
  useLayoutEffect(() => {
    height.current = scroller.current?.scrollHeight ?? 0;
  });

  return {
    scroller,
    hasBelow,
    toEnd: () => {
      scroller.current?.scrollTo({ top: 0 });
      setHasBelow(false);
    },
    onScroll: () => {
      if (hasBelow && !isAway(scroller.current)) setHasBelow(false);
    },
  };
}
