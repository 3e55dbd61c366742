import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import type { InboxShelf } from '@ezwallet/domain-stores';
import { Empty, PullToRefresh, TextButton } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { useFrame } from '../../../../world/frame.ts';
import { homePaths, inboxPaths, messagePaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { LoadedPages } from '../../../../shared/load/LoadedPages.tsx';
import { DayOfMessages } from '../../components/DayOfMessages.tsx';
import { MessageDetail } from '../../components/MessageDetail.tsx';
import { MessageSheet } from '../../components/MessageSheet.tsx';
import { ShelfChoice } from '../../components/ShelfChoice.tsx';
import { groupByDay } from '../../model/groupByDay.ts';
import styles from './InboxPage.module.css';

interface InboxProps {
  first: InboxShelf;
  /** The path of the list, or of one message. */
  pathOf: (id?: string) => string;
}

/** Everything that happened to the person, by day, with what is unread. */
const Inbox = observer(function Inbox({ first, pathOf }: InboxProps) {
  const { t } = useLingui();
  const { inbox, received } = useSessionStores();
  const navigate = useNavigate();
  const isBeside = useFrame() === 'list';
  const id = useSearchParams()[0].get('id');
  const [chosen, setShown] = useState<InboxMessage>();
  /** The address may name one. */
  const shown = chosen ?? inbox.list.value?.find((message) => message.id === id);
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
    if (isBeside) void navigate(pathOf(message.id));
    else setShown(message);
  };
  const close = () => {
    setShown(undefined);
    if (id !== null) void navigate(pathOf(), { replace: true });
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
                pathOf={pathOf}
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
      <MessageSheet message={shown} onClose={close} />
    </Screen>
  );
});

/** The list, or beside it one message. */
function ListOrMessage(props: InboxProps) {
  return useFrame() === 'detail' ? <MessageDetail backTo={props.pathOf()} /> : <Inbox {...props} />;
}

/** The inbox with all messages. */
export const InboxPage = () => <ListOrMessage first="all" pathOf={inboxPaths.messages} />;

/** The inbox with the messages about the account. */
export const SystemInboxPage = () => <ListOrMessage first="system" pathOf={inboxPaths.system} />;
