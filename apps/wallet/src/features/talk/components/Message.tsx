import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ChatWarning } from '@ezwallet/api-client/constants';
import { Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { clockText } from '../../../shared/time/time-text.ts';
import type { Told } from '../model/chatLines.ts';
import { StoredPicture } from './StoredPicture.tsx';
import shared from './talk.module.css';
import styles from './Message.module.css';

interface MessageProps {
  message: Told & { readonly text: string; readonly fileId: string | null; readonly warnings?: readonly ChatWarning[] };
  speaker: string;
  /** The reader wrote it. */
  isMine: boolean;
  /** Its speaker is named above it. */
  isNamed?: boolean;
  /** The last of several messages in a row: it shows the time. */
  endsTurn: boolean;
  /** The other side has seen it. */
  isSeen: boolean;
  /** A file that is no picture, in place of the bubble. */
  file?: ReactNode;
  /** Shown in the bubble, below the text. */
  children?: ReactNode;
}

/** One message, with a warning where it leads away from the platform. Its links are text: nobody taps them by mistake. */
export function Message({ message, speaker, isMine, isNamed = false, endsTurn, isSeen, file, children }: MessageProps) {
  const { t } = useLingui();
  const { by, text, fileId, at, warnings = [] } = message;
  return (
    <div className={shared.message} data-by={isMine ? 'me' : by}>
      <span className={isNamed ? styles.staff : styles.unseen}>
        {isNamed && <Icon glyph={glyphs.headset} size={16} />}
        {speaker}
      </span>
      {file ??
        (fileId === null ? (
          <div className={shared.bubble} dir="auto">
            <p>{text}</p>
            {children}
          </div>
        ) : (
          <div className={shared.picture}>
            <StoredPicture fileId={fileId} label={t`Picture from ${speaker}`} />
          </div>
        ))}
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
