import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { NotificationType } from '@ezwallet/api-client/contract';
import type { MessagesStore } from '@ezwallet/domain-stores';
import { Card, Empty } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { LoadedPages } from '../../../shared/load/LoadedPages.tsx';
import { StatusMark } from '../../../shared/money/StatusMark.tsx';
import { useOwnText } from '../../../shared/money/useOwnText.ts';
import { timeText } from '../../../shared/time/time-text.ts';
import { stateLooks } from '../model/subjectWords.ts';
import styles from './messages.module.css';

/** The messages of a subject as they were sent. One-time codes are hidden. */
export const SentTexts = observer(function SentTexts({
  store,
  type,
}: {
  store: MessagesStore;
  type: NotificationType;
}) {
  const { t } = useLingui();
  const shown = useOwnText();
  const sent = store.sent(type);
  useEffect(() => void sent.load(), [sent]);
  return (
    <section aria-label={t`Sent to you`}>
      <h2 className={styles.heading}>{t`Sent to you`}</h2>
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
          <ul className={styles.texts}>
            {messages.map(({ id, target, at, state, text }) => (
              <li key={id}>
                <Card title={timeText(at)} meta={<StatusMark look={stateLooks[state]} />}>
                  {text !== '' && <p className={styles.text}>{shown(text)}</p>}
                  {target !== '' && (
                    <p className={styles.when}>
                      <bdi>{target}</bdi>
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        )}
      </LoadedPages>
    </section>
  );
});
