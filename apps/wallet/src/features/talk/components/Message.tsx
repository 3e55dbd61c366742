import { Trans, useLingui } from '@lingui/react/macro';
import type { ChatMessage, TradeParty } from '@ezwallet/api-client/contract';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText } from '../../../shared/time/time-text.ts';
import { StoredPicture } from './StoredPicture.tsx';
import shared from './talk.module.css';
import styles from './Message.module.css';

interface MessageProps {
  message: ChatMessage;
  /** The reader's side. */
  side: TradeParty;
  /** The last of several messages in a row: it shows the time. */
  endsTurn: boolean;
  /** The other side has seen it. */
  isSeen: boolean;
}

/** One message, with a warning where it leads away from the platform. Its links are text: nobody taps them by mistake. */
export function Message({ message, side, endsTurn, isSeen }: MessageProps) {
  const { t } = useLingui();
  const { by, text, fileId, at, warnings } = message;
  const isMine = by === side;
  const speaker = isMine ? t`You` : { buyer: t`Buyer`, seller: t`Seller`, staff: t`Support` }[by];
  return (
    <div className={shared.message} data-by={isMine ? 'me' : by}>
      <span className={by === 'staff' ? styles.staff : styles.unseen}>
        {by === 'staff' && <Icon glyph={glyphs.headset} size={16} />}
        {speaker}
      </span>
      {fileId === null ? (
        <p className={shared.bubble} dir="auto">
          {text}
        </p>
      ) : (
        <div className={shared.picture}>
          <StoredPicture fileId={fileId} label={t`Picture from ${speaker}`} />
        </div>
      )}
      {warnings.length > 0 && (
        <p className={styles.warning}>
          <Icon glyph={glyphs.warning} size={16} />
          <span>
            {isMine ? (
              <Trans>The other side sees a warning: this leads away from the platform.</Trans>
            ) : warnings.includes('LINK') ? (
              <Trans>Do not open links from a chat. They can steal your money.</Trans>
            ) : (
              <Trans>Stay in this chat. We cannot protect your money elsewhere.</Trans>
            )}
          </span>
        </p>
      )}
      <span className={endsTurn ? shared.time : styles.unseen}>
        <time dateTime={new Date(at).toISOString()}>{clockText(at)}</time>
        {isMine && endsTurn && <span>{isSeen ? t`Read` : t`Sent`}</span>}
      </span>
    </div>
  );
}
