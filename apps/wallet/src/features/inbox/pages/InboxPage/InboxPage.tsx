import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import type { InboxShelf } from '@ezwallet/domain-stores';
import { Empty, PullToRefresh, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { homePaths, messagePaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { LoadedPages } from '../../../../shared/load/LoadedPages.tsx';
import { DayOfMessages } from '../../components/DayOfMessages.tsx';
import { MessageSheet } from '../../components/MessageSheet.tsx';
import { ShelfChoice } from '../../components/ShelfChoice.tsx';
import { groupByDay } from '../../model/groupByDay.ts';
import styles from './InboxPage.module.css';

/** Everything that happened to the person, by day, with what is unread. */
const Inbox = observer(function Inbox({ first }: { first: InboxShelf }) {
  const { t } = useLingui();
  const { inbox, received } = useSessionStores();
  const [shown, setShown] = useState<InboxMessage>();
  useEffect(() => {
    void inbox.list.choose(first).then(inbox.list.load);
    void inbox.unread.reload();
  }, [inbox, first]);
  // A look at the messages is one at what came.
  const { isMarked } = received;
  useEffect(() => {
    if (isMarked) void received.markSeen();
  }, [received, isMarked]);
  const open = (message: InboxMessage) => {
    inbox.markRead([message]);
    setShown(message);
  };
  return (
    <Screen
      title={t`Messages`}
      onBack={useGoBack(homePaths.home())}
      actions={
        (inbox.unreadTotal ?? 0) > 0 && (
          <TextButton
            tone="subtle"
            className={styles.readAll}
            onClick={() => void inbox.readAll.submit()}
            disabled={inbox.readAll.isBusy}
          >
            <Trans>Mark all read</Trans>
          </TextButton>
        )
      }
    >
      <PullToRefresh className={styles.page} onRefresh={inbox.reload}>
        <ShelfChoice inbox={inbox} />
        <LoadedPages
          of={inbox.list}
          failed={t`We could not load your messages`}
          moreFailed={t`We could not load more messages`}
          endText={t`Kept for 180 days`}
          headed
          empty={
            <Empty
              picture={pictures.envelope}
              title={t`No messages`}
              description={t`What happens to your money, orders and account appears here.`}
            />
          }
        >
          {(messages) =>
            groupByDay(messages).map(({ day, messages: ofDay }, place) => (
              <DayOfMessages
                key={day}
                day={day}
                messages={ofDay}
                unread={place === 0 ? inbox.unreadTotal : undefined}
                isRead={inbox.isRead}
                onOpen={open}
              />
            ))
          }
        </LoadedPages>
        <p className={styles.foot}>
          <TextButton render={<Link to={messagePaths.email()} />}>
            <Trans>Message settings</Trans>
          </TextButton>
        </p>
      </PullToRefresh>
      <MessageSheet message={shown} onClose={() => setShown(undefined)} />
    </Screen>
  );
});

/** The inbox with all messages. */
export const InboxPage = () => <Inbox first="all" />;

/** The inbox with the messages about the account. */
export const SystemInboxPage = () => <Inbox first="system" />;
