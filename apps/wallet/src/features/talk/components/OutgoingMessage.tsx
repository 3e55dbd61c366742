import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OutgoingMessage as Outgoing, Spoken, Talk } from '@ezwallet/domain-stores';
import { announce, Icon, Progress, TextButton } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { fileProblem, sendProblem } from '../model/sendProblem.ts';
import { FileTile } from './FileTile.tsx';
import { StoredPicture } from './StoredPicture.tsx';
import shared from './talk.module.css';
import styles from './OutgoingMessage.module.css';

interface OutgoingMessageProps {
  item: Outgoing;
  outbox: Talk<Spoken>['outbox'];
}

/** A message on its way, or one that was not sent, with the buttons to send or delete it. */
export const OutgoingMessage = observer(function OutgoingMessage({ item, outbox }: OutgoingMessageProps) {
  const { t, i18n } = useLingui();
  const { text, picture, file, upload, fileId, failure, progress, isSending } = item;
  const problem = failure && i18n._(file ? fileProblem(failure) : sendProblem(failure));
  useEffect(() => {
    if (problem !== undefined) announce(problem, 'assertive');
  }, [problem]);
  const shown = picture ? (
    <img className={styles.preview} src={`data:image/jpeg;base64,${picture.fileBase64}`} alt={t`Your picture`} />
  ) : (
    fileId !== undefined && <StoredPicture fileId={fileId} label={t`Your picture`} />
  );
  return (
    <div className={shared.message} data-by="me" data-state={problem === undefined ? 'sending' : 'failed'}>
      {file ? (
        <FileTile file={file} />
      ) : shown ? (
        <div className={shared.picture}>{shown}</div>
      ) : (
        <p className={shared.bubble} dir="auto">
          {text}
        </p>
      )}
      {upload && fileId === undefined && isSending && (
        <Progress
          className={styles.progress}
          label={file ? t`Uploading your file` : t`Uploading your picture`}
          hideLabel
          value={Math.round(progress * 100)}
        />
      )}
      {problem === undefined ? (
        <span className={shared.time}>
          <Icon glyph={glyphs.clock} size={16} />
          <Trans>Sending…</Trans>
        </span>
      ) : (
        <div className={styles.failed}>
          <p className={styles.problem}>
            <Icon glyph={glyphs.error} size={16} />
            <span>{problem}</span>
          </p>
          <TextButton size={12} onClick={() => void outbox.resend(item)}>
            <Trans>Send again</Trans>
          </TextButton>
          <TextButton size={12} tone="muted" onClick={() => outbox.drop(item)}>
            <Trans>Delete</Trans>
          </TextButton>
        </div>
      )}
    </div>
  );
});
