import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { BillsStore } from '@ezwallet/domain-stores';
import { Button } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import styles from './billing.module.css';

/** Loads the next page when the end of the list comes near; its button does the same. */
export const MoreBills = observer(function MoreBills({ bills }: { bills: BillsStore }) {
  const { hasMore, state } = bills;
  const end = useRef<HTMLDivElement>(null);
  const waiting = hasMore && state === 'ready';
  useEffect(() => {
    // Observed anew after each page, since an end that stays in sight is reported only once.
    if (!waiting || !end.current) return undefined;
    const root = end.current.closest('[data-ui-scroll]');
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void bills.loadMore();
      },
      { root, rootMargin: '240px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, bills]);
  return (
    <div ref={end} className={styles.more}>
      {state === 'failed' ? (
        <>
          <p>
            <Trans>The next bills could not be loaded.</Trans>
          </p>
          <Button size={32} variant="tint" icon={glyphs.refresh} onClick={() => void bills.loadMore()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : hasMore ? (
        <Button size={32} variant="tint" loading={state === 'more'} onClick={() => void bills.loadMore()}>
          <Trans>Show more</Trans>
        </Button>
      ) : (
        <p>
          <Trans>No more bills</Trans>
        </p>
      )}
    </div>
  );
});
