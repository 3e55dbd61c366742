import { Plural, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import { WindowedList } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { dayWords } from '../../billing/index.ts';
import styles from './DayOfMessages.module.css';
import { MessageRow } from './MessageRow.tsx';

interface DayOfMessagesProps {
  /** Start of the day, in epoch milliseconds. */
  day: number;
  messages: readonly InboxMessage[];
  /** How many messages are unread in all, beside the first day. */
  unread: number | undefined;
  isRead: (message: InboxMessage) => boolean;
  pathOf: (id: string) => string;
  onOpen: (message: InboxMessage) => void;
}

/** The messages of one day under its name. */
export const DayOfMessages = observer(function DayOfMessages(props: DayOfMessagesProps) {
  const { day, messages, unread = 0, isRead, pathOf, onOpen } = props;
  const { i18n } = useLingui();
  const { deps } = useWorld();
  const name = dayWords(day, deps.clock.now());
  return (
    <section aria-labelledby={`messages-${day}`}>
      <div className={styles.head}>
        <h2 id={`messages-${day}`} className={styles.day}>
          {typeof name === 'string' ? name : i18n._(name)}
        </h2>
        {unread > 0 && (
          <span className={styles.unread}>
            <Plural value={unread} one="# unread" other="# unread" />
          </span>
        )}
      </div>
      <WindowedList>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            isRead={isRead(message)}
            to={pathOf(message.id)}
            onOpen={onOpen}
          />
        ))}
      </WindowedList>
    </section>
  );
});
