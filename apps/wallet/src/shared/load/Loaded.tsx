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
 * What is loaded from the server, in every state: skeletons while it loads, its content, the notice that it is old, that
 * there is nothing, or why it could not be loaded and the way to try again.
 *
 * While a person tries again, the failure stays, so that focus does. When the content takes its place, focus goes there.
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
  const content = () => {
    if (!has) {
      if (!shownFailure) return null;
      const tryAgain = <TryAgain busy={tried !== null} onClick={() => void retry()} />;
      return explain?.(shownFailure, tryAgain) || <LoadFailed title={failed} failure={shownFailure} action={tryAgain} />;
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
    <SkeletonRegion ref={region} tabIndex={-1} className={className} loading={!has && !shownFailure} placeholder={skeleton}>
      {content()}
    </SkeletonRegion>
  );
});
