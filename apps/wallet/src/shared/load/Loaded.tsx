import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Failure, Loadable } from '@ezwallet/domain-stores';
import { SkeletonRegion } from '@ezwallet/ui';
import styles from './load.module.css';
import { LoadFailed } from './LoadFailed.tsx';
import { StaleNote } from './StaleNote.tsx';
import { TryAgain } from './TryAgain.tsx';

interface LoadedProps<T> {
  of: Pick<Loadable<T>, 'value' | 'failure' | 'isStale' | 'reload'>;
  /** Skeletons in the geometry of the content. */
  skeleton: ReactNode;
  /** Title of a failure, as a sentence. */
  failed: string;
  /** Takes the place of a failure that the screen explains itself, with the button where trying helps; nothing for any other. */
  explain?: (failure: Failure, tryAgain: ReactNode) => ReactNode;
  /** Takes the place of an empty list, or of a value that `isEmpty`. */
  empty?: ReactNode;
  isEmpty?: (value: T) => boolean;
  /** False where the content says itself that it is old. */
  staleNote?: boolean;
  className?: string | undefined;
  children: (value: T) => ReactNode;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Shows a value from the server in each of its states: a skeleton while it loads, the content, a notice that the content
 * is old, an empty text, or the reason of a failure with a button to try again.
 *
 * During another try the failure stays, and the focus with it. When the content replaces it, the focus moves there.
 */
export const Loaded = observer(function Loaded<T>(props: LoadedProps<T>) {
  const { of, skeleton, failed, explain, empty, isEmpty = isEmptyList, staleNote = true, className, children } = props;
  const { value, failure, isStale } = of;
  const [tried, setTried] = useState<{ readonly failure: Failure | undefined } | null>(null);
  const region = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const has = value !== undefined;
  useEffect(() => {
    if (has && retried.current && document.activeElement === document.body) region.current?.focus();
    if (has) retried.current = false;
  }, [has]);

  const shownFailure = failure ?? tried?.failure;
  const retry = async () => {
    retried.current = true;
    setTried({ failure: shownFailure });
    await of.reload();
    setTried(null);
  };
  // One place for every empty state and failure: the middle of the free space.
  const isAlone = has ? empty !== undefined && isEmpty(value) && !isStale : shownFailure !== undefined;
  const content = () => {
    if (!has) {
      if (!shownFailure) return null;
      const tryAgain = <TryAgain busy={tried !== null} onClick={() => void retry()} />;
      return (
        explain?.(shownFailure, tryAgain) || <LoadFailed title={failed} failure={shownFailure} action={tryAgain} />
      );
    }
    return (
      <>
        {isStale && staleNote && (
          <div className={styles.staleLine}>
            <StaleNote onRetry={() => of.reload()} />
          </div>
        )}
        {empty !== undefined && isEmpty(value) ? empty : children(value)}
      </>
    );
  };
  return (
    <SkeletonRegion
      ref={region}
      tabIndex={-1}
      className={isAlone ? styles.alone : className}
      loading={!has && !shownFailure}
      placeholder={skeleton}
    >
      {content()}
    </SkeletonRegion>
  );
});
