import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, Empty, List, ListItem, PullToRefresh, Skeleton, SkeletonRegion, Tag } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { LoadedPages } from '../../../../shared/load/LoadedPages.tsx';
import { dayText } from '../../../../shared/time/time-text.ts';
import { contentPaths, homePaths } from '../../../../world/paths.ts';
import { useStores } from '../../../../world/StoresContext.tsx';
import { WrittenText } from '../../components/WrittenText.tsx';
import { htmlLang } from '../../model/htmlLang.ts';
import { useContent } from '../../model/useContent.ts';
import styles from './NoticesPage.module.css';

/** Shows what staff tell everybody: all notices, or the one that the address names. */
export const NoticesPage = observer(function NoticesPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  const content = useContent();
  const { locale } = useStores().settings;
  useEffect(() => void content.loadBulletins(), [content, locale]);
  return id === null ? <AllNotices /> : <OneNotice id={id} />;
});

const AllNotices = observer(function AllNotices() {
  const { t } = useLingui();
  const { bulletins } = useContent();
  const { locale } = useStores().settings;
  return (
    <Screen title={t`Notices`} onBack={useGoBack(homePaths.home())}>
      <PullToRefresh onRefresh={bulletins.reload}>
        <LoadedPages
          of={bulletins}
          failed={t`We could not load the notices`}
          moreFailed={t`We could not load more notices`}
          empty={
            <Empty picture={pictures.bell} title={t`No notices`} description={t`News about the wallet appears here.`} />
          }
        >
          {(notices) => (
            <List>
              {notices.map(({ id, title, content, publishedAt, isOnTop, lang }) => (
                <ListItem
                  key={id}
                  title={<bdi lang={htmlLang(lang, locale)}>{title}</bdi>}
                  description={
                    <span className={styles.line} lang={htmlLang(lang, locale)}>
                      {content}
                    </span>
                  }
                  value={isOnTop ? <Tag>{t`Pinned`}</Tag> : <span className={styles.date}>{dayText(publishedAt)}</span>}
                  render={<Link to={contentPaths.notices(id)} />}
                />
              ))}
            </List>
          )}
        </LoadedPages>
      </PullToRefresh>
    </Screen>
  );
});

const OneNotice = observer(function OneNotice({ id }: { id: string }) {
  const { t } = useLingui();
  const { bulletins } = useContent();
  const { locale } = useStores().settings;
  const notice = bulletins.value?.find((each) => each.id === id);
  const lang = htmlLang(notice?.lang, locale);
  // A link may name one that is far down the list.
  const { hasMore, isLoadingMore, failure, isLoading } = bulletins;
  const isAsking = bulletins.value === undefined || hasMore || isLoading;
  useEffect(() => {
    if (!notice && hasMore && !isLoadingMore && !failure) void bulletins.loadMore();
  }, [bulletins, notice, hasMore, isLoadingMore, failure]);
  return (
    <Screen title={t`Notice`} onBack={useGoBack(contentPaths.notices())}>
      {notice ? (
        <article className={styles.notice}>
          <h2 lang={lang}>{notice.title}</h2>
          <p className={styles.date}>{dayText(notice.publishedAt)}</p>
          <WrittenText body={notice.body} lang={lang} />
        </article>
      ) : isAsking && !failure ? (
        <SkeletonRegion loading placeholder={<Skeleton height={200} />} />
      ) : (
        <Empty
          picture={pictures.lens}
          title={t`Notice not found`}
          description={t`It may have ended.`}
          action={
            <Button size={32} variant="tint" render={<Link to={contentPaths.notices()} replace />}>
              <Trans>All notices</Trans>
            </Button>
          }
        />
      )}
    </Screen>
  );
});
