import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../../internal/classNames.ts';
import styles from './PageTransition.module.css';

/** How a page enters: over the old one, from the end, from the start, or rising as an alert does. */
export type TransitionKind = 'fade' | 'forward' | 'back' | 'alert';

/** Props of the frame in which pages change; other attributes go to its `div`. */
export interface PageTransitionProps extends HTMLAttributes<HTMLDivElement> {
  /** Identity of the page; a new one starts the transition. */
  pageKey: string;
  /** How the page that comes next enters. */
  kind?: TransitionKind | undefined;
  /**
   * The page. With a router, pass an element that keeps its own route (`useOutlet()`), since the old page is shown
   * until it has left.
   */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

interface Leaving {
  key: string;
  page: ReactNode;
}

/** Longer than any of the animations: frees the old page even where `animationend` never comes, as in a hidden tab. */
const GUARD_MS = 700;

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Moves between pages. The old page is inert while it leaves, the new one's `h1` takes the focus, and a page that is
 * come back to is scrolled to where it was. A transition that is interrupted ends at once.
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
      (page.querySelector<HTMLElement>('h1') ?? page).focus({ preventScroll: true });
    }
    return () => {
      kept.set(pageKey, scroller.scrollTop);
    };
  }, [pageKey]);

  return (
    <div
      {...rest}
      className={classNames(styles.stage, className)}
      data-kind={kind}
      data-state={leaving ? 'moving' : 'still'}
    >
      {leaving && leaving.key !== pageKey && (
        <div key={leaving.key} className={styles.page} data-part="leaving" inert>
          {leaving.page}
        </div>
      )}
      <div
        key={pageKey}
        ref={layer}
        className={styles.page}
        data-part="entering"
        tabIndex={-1}
        onAnimationEnd={(event) => {
          // The first page ends an animation of no length: an update then, though it changes nothing, would still
          // be on its way when the next page comes, and React would drop what that page's render had set.
          if (leaving && event.target === event.currentTarget) setLeaving(undefined);
        }}
      >
        {children}
      </div>
    </div>
  );
}
