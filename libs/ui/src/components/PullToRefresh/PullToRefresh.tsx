import { useEffect, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useHaptics } from '../../hooks/useHaptics.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import hidden from '../../internal/VisuallyHidden.module.css';
import { Button } from '../Button/Button.tsx';
import { listenForPulls, type PullListener } from './listenForPulls.ts';
import { pullDistance } from './pullDistance.ts';
import styles from './PullToRefresh.module.css';
import { RefreshWords } from './RefreshWords.tsx';
import { stillTop } from './stillTop.ts';
import { useRefresh } from './useRefresh.ts';

/** Props of content that the user can pull down. Other attributes go to its element. */
export interface PullToRefreshProps extends HTMLAttributes<HTMLDivElement> {
  /** Loads the newest data. A rejection shows as a failure; the host explains the reason. */
  onRefresh: () => void | Promise<unknown>;
  /** Distance in px that the content must move before a release refreshes. */
  threshold?: number | undefined;
  /** Ignores pulls and renders no button. */
  disabled?: boolean | undefined;
  /** The content that the pull refreshes. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Content that refreshes when the user pulls it down at the very top. Put it inside the scrolling element. A button
 * before the content, visible with keyboard focus, does the same.
 *
 * @example
 * <main data-ui-scroll>
 *   <PullToRefresh onRefresh={() => bills.refresh()}>…</PullToRefresh>
 * </main>
 */
export function PullToRefresh({
  onRefresh,
  threshold = 64,
  disabled = false,
  className,
  children,
  ref: givenRef,
  ...rest
}: PullToRefreshProps) {
  const messages = useWords();
  const haptics = useHaptics();
  const { state, setState, refresh } = useRefresh(onRefresh);
  const [keyboard, setKeyboard] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(root, givenRef);

  // The content follows the finger without a render per move.
  const draw = (distance: number) => {
    root.current?.style.setProperty('--ui-pull', `${distance}px`);
    root.current?.style.setProperty('--ui-pull-share', String(Math.min(1, distance / threshold)));
  };
  const letGo = () => {
    root.current?.style.removeProperty('--ui-pull');
    root.current?.style.removeProperty('--ui-pull-share');
  };
  const listener = useRef<PullListener>(undefined);
  useLayoutEffect(() => {
    listener.current = {
      mayStart: () => state !== 'busy',
      onTravel: (travel) => {
        const distance = pullDistance(travel, threshold);
        const next = distance >= threshold ? 'armed' : 'pulling';
        draw(distance);
        if (next === 'armed' && state !== 'armed') haptics('selection');
        setState(next);
      },
      onRelease: (finished) => {
        letGo();
        if (finished && state === 'armed') refresh();
        else setState('idle');
      },
    };
  });
  useEffect(() => {
    if (disabled || !root.current) return undefined;
    const endPulls = listenForPulls(root.current, {
      mayStart: () => listener.current?.mayStart() ?? false,
      onTravel: (travel) => listener.current?.onTravel(travel),
      onRelease: (finished) => listener.current?.onRelease(finished),
    });
    const giveBack = stillTop(root.current);
    return () => {
      endPulls();
      giveBack();
    };
  }, [disabled]);
  // Large or long text takes two lines; the content makes room for it.
  useLayoutEffect(() => {
    const height = row.current?.offsetHeight;
    if (height) root.current?.style.setProperty('--room', `${height}px`);
  }, [state, keyboard, messages]);

  return (
    <div
      {...rest}
      ref={ref}
      data-state={state}
      data-keyboard={keyboard || undefined}
      data-ui-inherit="page"
      className={classNames(styles.root, className)}
    >
      {!disabled && (
        <div ref={row} className={styles.row}>
          <RefreshWords state={state} />
          <div
            className={classNames(styles.twin, !keyboard && state !== 'failed' && hidden.hidden)}
            onFocus={(event) => setKeyboard(event.target.matches(':focus-visible'))}
            onBlur={() => setKeyboard(false)}
          >
            <Button size={32} variant="tint" aria-disabled={state === 'busy' || undefined} onClick={refresh}>
              {state === 'failed' ? messages.retry : messages.refresh}
            </Button>
          </div>
        </div>
      )}
      <div data-ui-inherit="page" className={styles.content} aria-busy={state === 'busy' || undefined}>
        {children}
      </div>
    </div>
  );
}
