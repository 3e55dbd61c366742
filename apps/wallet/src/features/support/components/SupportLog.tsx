import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { SUPPORT_STATES } from '@ezwallet/api-client/constants';
import type { SupportDocument } from '@ezwallet/api-client/contract';
import type { SupportTalk } from '@ezwallet/domain-stores';
import { FileTile, Log, Message } from '../../talk/index.ts';
import { HelpfulQuestions } from './HelpfulQuestions.tsx';
import styles from './support.module.css';

interface SupportLogProps {
  talk: SupportTalk;
  loadFile: (fileId: string) => Promise<SupportDocument>;
}

/** Everything that was said to and by support, with what happens next. */
export const SupportLog = observer(function SupportLog({ talk, loadFile }: SupportLogProps) {
  const { t } = useLingui();
  const { seenBySupport = 0, isTyping, state } = talk.head.value ?? {};
  const speakers = { member: t`You`, staff: t`Support`, house: t`Automatic answer` };
  const isClosed = state === SUPPORT_STATES.closed && talk.thread.messages.length > 0;
  const after = isTyping ? (
    <output className={styles.typing} aria-label={t`Support is typing`}>
      <i />
      <i />
      <i />
    </output>
  ) : (
    isClosed && (
      <p className={styles.note}>
        <Trans>This conversation is closed. Write here to open it again.</Trans>
      </p>
    )
  );
  return (
    <Log talk={talk} after={after}>
      {(message, endsTurn) => (
        <Message
          message={message}
          endsTurn={endsTurn}
          isMine={message.by === 'member'}
          isNamed={message.by !== 'member'}
          speaker={speakers[message.by]}
          isSeen={message.seq <= seenBySupport}
          file={message.file && <FileTile file={message.file} load={() => loadFile(message.fileId ?? '')} />}
        >
          {message.links.length > 0 && <HelpfulQuestions codes={message.links} />}
        </Message>
      )}
    </Log>
  );
});
