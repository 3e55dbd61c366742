import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { focusPage } from '../../internal/focusPage.ts';
import styles from './PageTransition.module.css';

/** How a page enters: over the old one, from the end side, from the start side, or rising like an alert. */
export type TransitionKind = 'fade' | 'forward' | 'back' | 'alert';

/** Props of the frame around pages. Other attributes go to its `div`. */
export interface PageTransitionProps extends HTMLAttributes<HTMLDivElement> {
  /** Identity of the page. A new one starts the transition. */
  pageKey: string;
  /** How the next page enters. */
  kind?: TransitionKind | undefined;
  /**
   * The page. With a router, pass an element that keeps its own route (`useOutlet()`), because the old page stays
   * visible until it has left.
   */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

interface Leaving {
  key: string;
  page: ReactNode;
}

/** Longer than any animation: releases the old page even if `animationend` never fires, as in a hidden tab. */
const GUARD_MS = 700;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Animates between pages. The old page is inert and unread while it leaves, the new page's `h1` takes the focus, and a page that
 * the user returns to keeps its scroll position. An interrupted transition ends at once.
 */
export function PageTransition({ pageKey, kind = 'fade', className, children, ...rest }: PageTransitionProps) {
  const [shown, setShown] = useState(pageKey);
  const [leaving, setLeaving] = useState<Leaving>();
  const latest = useRef<ReactNode>(children);
  const scrolls = useRef(new Map<string, number>());
  const layer = useRef<HTMLDivElement>(null);

  if (pageKey !== shown) {
    setShown(pageKey);
    // The last committed page, not the first one of its key: what leaves must look as it did a moment ago.
    // oxlint-disable-next-line react/refs -- read once per change of key, never to decide what this page shows
    setLeaving({ key: shown, page: latest.current });
  }
  useBrowserLayoutEffect(() => {
    latest.current = children;
  });

  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => setLeaving(undefined), GUARD_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  const first = useRef(true);
  useBrowserLayoutEffect(() => {
    const page = layer.current;
    if (!page) return undefined;
    const scroller = page.querySelector('[data-ui-scroll]') ?? page;
    const kept = scrolls.current;
    if (first.current) first.current = false;
    else {
      const before = kind === 'back' ? kept.get(pageKey) : undefined;
      if (before) scroller.scrollTop = before;
      focusPage(page);
    }
    return () => {
      kept.set(pageKey, scroller.scrollTop);
    };
  }, [pageKey]);

  return (
    <div
      {...rest}
      data-ui-inherit="page"
      className={classNames(styles.stage, className)}
      data-kind={kind}
      data-state={leaving ? 'moving' : 'still'}
    >
      {leaving && leaving.key !== pageKey && (
        <div key={leaving.key} className={styles.page} data-ui-inherit="page" data-part="leaving" inert aria-hidden>
          {leaving.page}
        </div>
      )}
      <div
        key={pageKey}
        ref={layer}
        className={styles.page}
        data-ui-inherit="page"
        data-part="entering"
        tabIndex={-1}
        onAnimationEnd={(event) => {
          // A first page that rises like an alert ends an animation too. An update at that moment, although it changes
          // nothing, would still be pending when the next page arrives, and React would drop the state that the next
          // page's render has set.
          if (leaving && event.target === event.currentTarget) setLeaving(undefined);
        }}
      >
        {children}
      </div>
    </div>
  );
}
