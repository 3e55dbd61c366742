import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TradeStep } from '@ezwallet/api-client/contract';
import type { Spoken, Talk } from '@ezwallet/domain-stores';
import { TextButton } from '@ezwallet/ui';
import { dayText } from '../../../shared/time/time-text.ts';
import { chatLines, type Told } from '../model/chatLines.ts';
import { OutgoingMessage } from './OutgoingMessage.tsx';
import styles from './ChatLog.module.css';

interface LogProps<Message extends Spoken & Told> {
  talk: Talk<Message>;
  /** Steps of the trade that the conversation is about. */
  steps?: readonly TradeStep[];
  stepText?: (step: TradeStep) => string;
  /** Shown before the first message. */
  before?: ReactNode;
  /** Shown after the last message. */
  after?: ReactNode;
  children: (message: Message, endsTurn: boolean) => ReactNode;
}

/** Everything that was said in a conversation, the oldest first. */
export const Log = observer(function Log<Message extends Spoken & Told>({
  talk,
  steps,
  stepText,
  before,
  after,
  children,
}: LogProps<Message>) {
  const { t } = useLingui();
  const { thread, newFrom } = talk;
  const lines = chatLines({ messages: thread.messages, hasOlder: thread.hasOlder, newFrom, ...(steps && { steps }) });
  const draw = (line: (typeof lines)[number]) => {
    switch (line.kind) {
      case 'message':
        return children(line.message, line.endsTurn);
      case 'step':
        return stepText?.(line.step);
      case 'staff':
        return t`Support joined the chat`;
      case 'day':
        return dayText(line.at);
      case 'new':
        return t`New messages`;
    }
  };
  return (
    // The kit's announcer speaks: a live region would also read older messages that load above.
    <div role="log" aria-live="off" aria-label={t`Messages`} className={styles.log}>
      {thread.hasOlder ? (
        <div className={styles.older}>
          <TextButton size={12} aria-busy={thread.isLoadingOlder} onClick={() => void thread.loadOlder()}>
            {thread.olderFailure && !thread.isLoadingOlder ? (
              <Trans>Could not load. Try again</Trans>
            ) : (
              <Trans>Earlier messages</Trans>
            )}
          </TextButton>
        </div>
      ) : (
        before
      )}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.row} data-kind={line.kind}>
            {draw(line)}
          </li>
        ))}
        {talk.onTheWay.map((item) => (
          <li key={item.nonce} className={styles.row} data-kind="message">
            <OutgoingMessage item={item} outbox={talk.outbox} />
          </li>
        ))}
        {after && (
          <li className={styles.row} data-kind="message">
            {after}
          </li>
        )}
      </ol>
    </div>
  );
});
