import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { sideOf } from '@ezwallet/api-client/constants';
import type { Trade, TradeStep } from '@ezwallet/api-client/contract';
import type { TradeChat } from '@ezwallet/domain-stores';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText } from '../../../shared/time/time-text.ts';
import { stepWords } from '../../orders/index.ts';
import { Log } from './Log.tsx';
import { Message } from './Message.tsx';
import styles from './ChatLog.module.css';

interface ChatLogProps {
  chat: TradeChat;
  trade: Trade;
}

/** Everything that was said and done in a trade, the oldest first. */
export const ChatLog = observer(function ChatLog({ chat, trade }: ChatLogProps) {
  const { t, i18n } = useLingui();
  const side = sideOf(trade);
  const { events = [], seenByOther = 0 } = chat.talk.head.value ?? {};
  const safety = (
    <p className={styles.safety}>
      <Icon glyph={glyphs.shieldCheck} size={16} />
      <span>
        <Trans>
          Keep everything in this chat. Support reads it if there is a dispute, and never asks for your password.
        </Trans>
      </span>
    </p>
  );
  return (
    <Log
      talk={chat.talk}
      steps={events}
      stepText={(step: TradeStep) => `${i18n._(stepWords(step, side))} · ${clockText(step.at)}`}
      before={safety}
    >
      {(message, endsTurn) => (
        <Message
          message={message}
          endsTurn={endsTurn}
          isMine={message.by === side}
          isNamed={message.by === 'staff'}
          speaker={message.by === side ? t`You` : { buyer: t`Buyer`, seller: t`Seller`, staff: t`Support` }[message.by]}
          isSeen={message.seq <= seenByOther}
        />
      )}
    </Log>
  );
});
