import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as glyphs from '../../glyphs/index.ts';
import { useWords } from '../../hooks/useWords.ts';
import { classNames } from '../../internal/classNames.ts';
import { Button } from '../Button/Button.tsx';
import styles from './InfiniteList.module.css';
import { useEndInSight } from './useEndInSight.ts';
import { useMore } from './useMore.ts';

/** Props of a growing list. Other attributes go to its element. */
export interface InfiniteListProps extends HTMLAttributes<HTMLDivElement> {
  /** Loads the next page. The list calls it again only after its promise settles; a rejection shows as a failure. */
  onMore: () => void | Promise<unknown>;
  /** Whether there is a next page. */
  hasMore: boolean;
  /** That, or why, the next page failed to load, for hosts that keep failures. Then only the button loads. */
  error?: ReactNode;
  /** Content below the last row; `null` for nothing. */
  endText?: ReactNode;
  /** The list itself: rows, days with headings, or anything that grows. */
  children: ReactNode;
  /** Ref of its element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Loads the next page when the end of a list comes near. The button at the end does the same; after a failure, only the
 * button loads. The content keeps its own roles, because a feed (WAI-ARIA APG) would take the arrow keys from screen
 * readers.
 */
export function InfiniteList({ onMore, hasMore, error, endText, className, children, ...rest }: InfiniteListProps) {
  const messages = useWords();
  const foot = useRef<HTMLDivElement>(null);
  const refused = error !== undefined && error !== null && error !== false;
  const { busy, failed, round, load } = useMore(onMore, hasMore, refused);
  const problem = refused ? error : failed;
  const state = busy ? 'busy' : !hasMore ? 'end' : problem ? 'failed' : 'idle';
  useEndInSight(foot, state === 'idle', round, load);

  // The last page removes the pressed button. Without this, its focus would be lost.
  const pressed = useRef(false);
  useEffect(() => {
    if (!hasMore && pressed.current && document.activeElement === document.body) foot.current?.focus();
    pressed.current = false;
  }, [hasMore]);
  const press = () => {
    pressed.current = true;
    load();
  };

  const last = endText === undefined ? messages.endOfList : endText;
  return (
    <div {...rest} data-ui-inherit="page" data-state={state} className={classNames(styles.root, className)}>
      {children}
      <div ref={foot} tabIndex={-1} className={styles.foot}>
        {state === 'failed' && (
          <p className={styles.problem}>{typeof problem === 'boolean' ? messages.loadMoreFailed : problem}</p>
        )}
        {hasMore ? (
          <Button
            size={32}
            variant="tint"
            loading={busy}
            icon={state === 'failed' ? glyphs.refresh : undefined}
            onClick={press}
            onBlur={() => {
              pressed.current = false;
            }}
          >
            {state === 'failed' ? messages.retry : messages.loadMore}
          </Button>
        ) : (
          last !== null && <p className={styles.end}>{last}</p>
        )}
      </div>
    </div>
  );
}
