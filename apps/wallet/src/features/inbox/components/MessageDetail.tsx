import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, Empty, Skeleton, SkeletonRegion } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { timeText } from '../../../shared/time/time-text.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import styles from './MessageSheet.module.css';

/** One message beside the list, which loads it. @param backTo path of the list */
export const MessageDetail = observer(function MessageDetail({ backTo }: { backTo: string }) {
  const { t } = useLingui();
  const { list } = useSessionStores().inbox;
  const id = useSearchParams()[0].get('id');
  const message = list.value?.find((each) => each.id === id);
  // A link may name one that is far down the list.
  const { hasMore, isLoading, isLoadingMore, failure } = list;
  useEffect(() => {
    if (!message && hasMore && !isLoadingMore && !failure) void list.loadMore();
  }, [list, message, hasMore, isLoadingMore, failure]);
  const isAsking = (list.value === undefined || hasMore || isLoading) && !failure;
  return (
    <Screen title={message ? <bdi>{message.title}</bdi> : t`Message`}>
      {message ? (
        <div className={styles.message}>
          <p className={styles.text}>
            <bdi>{message.content}</bdi>
          </p>
          <p className={styles.when}>{timeText(message.createdAt)}</p>
          {message.link !== '' && (
            <Button block render={<Link to={message.link} />}>
              <Trans>Open</Trans>
            </Button>
          )}
        </div>
      ) : isAsking ? (
        <SkeletonRegion loading placeholder={<Skeleton height={120} />} />
      ) : (
        <Empty
          icon={glyphs.inbox}
          title={t`Message not found`}
          description={t`Messages are kept for 180 days.`}
          action={
            <Button size={32} variant="tint" render={<Link to={backTo} replace />}>
              <Trans>All messages</Trans>
            </Button>
          }
        />
      )}
    </Screen>
  );
});
