import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { InboxMessage } from '@ezwallet/api-client/contract';
import { Icon, ListItem } from '@ezwallet/ui';
import { useOwnText } from '../../../shared/money/useOwnText.ts';
import { clockText } from '../../../shared/time/time-text.ts';
import { messageGlyph } from '../model/messageGlyph.ts';
import styles from './MessageRow.module.css';

interface MessageRowProps {
  message: InboxMessage;
  isRead: boolean;
  /** The address of the message. */
  to: string;
  onOpen: (message: InboxMessage) => void;
}

/** One message in a list: what happened, what to do, and when; a dot while it is unread. */
export const MessageRow = observer(function MessageRow({ message, isRead, to, onOpen }: MessageRowProps) {
  const { t } = useLingui();
  const { title, content, createdAt } = message;
  const shown = useOwnText();
  return (
    <ListItem
      className={styles.row}
      data-unread={isRead ? undefined : ''}
      data-to={to}
      leading={
        <span className={styles.disc}>
          <Icon glyph={messageGlyph(message)} size={20} />
        </span>
      }
      title={<bdi className={styles.title}>{shown(title)}</bdi>}
      description={<bdi className={styles.line}>{shown(content)}</bdi>}
      value={<span className={styles.time}>{clockText(createdAt)}</span>}
      valueDescription={isRead ? undefined : <span className={styles.dot}>{t`Unread`}</span>}
      chevron={false}
      onClick={() => onOpen(message)}
    />
  );
});
