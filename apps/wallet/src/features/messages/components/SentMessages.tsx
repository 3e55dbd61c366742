import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { MessagesStore } from '@ezwallet/domain-stores';
import { Empty, List, ListItem } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { channelPaths } from '../model/channelPaths.ts';
import { stateLooks, subjectWords } from '../model/subjectWords.ts';
import styles from './messages.module.css';

/** What went out on a channel, the newest first: what it was about, where to, when, and its status. */
export const SentMessages = observer(function SentMessages({ store }: { store: MessagesStore }) {
  const { t, i18n } = useLingui();
  const sent = store.sent();
  useEffect(() => void sent.load(), [sent]);
  return (
    <section aria-label={t`Latest messages`}>
      <h2 className={styles.heading}>{t`Latest messages`}</h2>
      <LoadedPages
        of={sent}
        failed={t`We could not load your messages`}
        moreFailed={t`We could not load more messages`}
        endText={t`We keep messages for 30 days.`}
        empty={
          <Empty
            picture={pictures.envelope}
            title={t`No messages yet`}
            description={t`Messages of the last 30 days will appear here.`}
          />
        }
      >
        {(messages) => (
          <List framed>
            {messages.map(({ id, type, target, at, state }) => (
              <ListItem
                key={id}
                title={i18n._(subjectWords(type, store.channel).name)}
                description={target === '' ? undefined : <bdi>{target}</bdi>}
                value={shortTimeText(at)}
                valueDescription={<StatusMark look={stateLooks[state]} />}
                render={<Link to={channelPaths[store.channel].texts({ type })} />}
              />
            ))}
          </List>
        )}
      </LoadedPages>
    </section>
  );
});
