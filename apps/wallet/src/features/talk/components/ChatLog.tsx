import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade } from '@ezwallet/api-client/contract';
import type { TradeChat } from '@ezwallet/domain-stores';
import { Icon, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText, dayText } from '../../../shared/time/time-text.ts';
import { chatLines, type ChatLine } from '../model/chatLines.ts';
import { stepWords } from '../model/stepWords.ts';
import { Message } from './Message.tsx';
import { OutgoingMessage } from './OutgoingMessage.tsx';
import styles from './ChatLog.module.css';

interface ChatLogProps {
  chat: TradeChat;
  trade: Trade;
}

/** Everything that was said and done in a trade, the oldest first. */
export const ChatLog = observer(function ChatLog({ chat, trade }: ChatLogProps) {
  const { t, i18n } = useLingui();
  const { thread, head, newFrom } = chat;
  const side = sideOf(trade);
  const { events: steps = [], seenByOther = 0 } = head.value ?? {};
  const lines = chatLines({ messages: thread.messages, steps, hasOlder: thread.hasOlder, newFrom });
  const draw = (line: ChatLine) => {
    switch (line.kind) {
      case 'message':
        return (
          <Message
            message={line.message}
            endsTurn={line.endsTurn}
            side={side}
            isSeen={line.message.seq <= seenByOther}
          />
        );
      case 'step':
        return `${i18n._(stepWords(line.step, side))} · ${clockText(line.at)}`;
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
      {thread.hasOlder && (
        <div className={styles.older}>
          <TextButton size={12} aria-busy={thread.isLoadingOlder} onClick={() => void thread.loadOlder()}>
            {thread.olderFailure && !thread.isLoadingOlder ? (
              <Trans>Could not load. Try again</Trans>
            ) : (
              <Trans>Earlier messages</Trans>
            )}
          </TextButton>
        </div>
      )}
      {!thread.hasOlder && (
        <p className={styles.safety}>
          <Icon glyph={glyphs.shieldCheck} size={16} />
          <span>
            <Trans>
              Keep everything in this chat. Support reads it if there is a dispute, and never asks for your password.
            </Trans>
          </span>
        </p>
      )}
      <ol className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.row} data-kind={line.kind}>
            {draw(line)}
          </li>
        ))}
        {chat.onTheWay.map((item) => (
          <li key={item.nonce} className={styles.row} data-kind="message">
            <OutgoingMessage item={item} outbox={chat.outbox} />
          </li>
        ))}
      </ol>
    </div>
  );
});
