import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PagedList } from '@ezwallet/domain-stores';
import { InfiniteList, SkeletonRow } from '@ezwallet/ui';
import styles from './load.module.css';
import { Loaded } from './Loaded.tsx';

interface LoadedPagesProps<Item> {
  of: Pick<PagedList<Item, never>, 'value' | 'failure' | 'isStale' | 'isLoading' | 'reload' | 'hasMore' | 'loadMore'>;
  /** Title of a failure, as a sentence: of the list, and of a page after the first one. */
  failed: string;
  moreFailed: string;
  empty: ReactNode;
  /** Below the last row, in place of the common words. */
  endText?: string;
  /** The first row has a heading. */
  headed?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

const ROWS = Array.from({ length: 7 }, (_, row) => <SkeletonRow key={row} />);

/** Shows a list of pages in each of its states, and loads the next page when the end comes near. */
export const LoadedPages = observer(function LoadedPages<Item>(props: LoadedPagesProps<Item>) {
  const { of, failed, moreFailed, empty, endText, headed = false, children } = props;
  return (
    <Loaded
      of={of}
      className={styles.list}
      failed={failed}
      empty={empty}
      skeleton={headed ? <div className={styles.headed}>{ROWS}</div> : ROWS}
    >
      {(items) => (
        <InfiniteList
          hasMore={of.hasMore}
          onMore={of.loadMore}
          error={of.failure && !of.isLoading ? moreFailed : undefined}
          {...(endText === undefined ? {} : { endText })}
        >
          {children(items)}
        </InfiniteList>
      )}
    </Loaded>
  );
});
