import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { FILE_TYPES, warningsFor } from '@ezwallet/api-client/constants';
import type { Spoken, Talk } from '@ezwallet/domain-stores';
import { countGraphemes, dialog, Icon, IconButton, TextArea, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import { isPdf, readPdfFile, shrinkPictureFile } from '../model/readPictureFile.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './Composer.module.css';

/** The field counts from so many characters before the end on. */
const NEARLY = 100;
/** Kinds of pictures that the server takes. */
const PICTURES = 'image/jpeg,image/png,image/webp';

interface ComposerProps<Message extends Spoken> {
  talk: Pick<Talk<Message>, 'draft' | 'type' | 'send' | 'head'>;
  /** The most characters of a message. */
  textMax: number;
  /** Asks before a message that leads away from the platform. */
  warns?: boolean;
  /** Whether pictures can be sent too. */
  takesPictures?: boolean;
  /** Whether PDFs can be sent beside pictures. */
  takesPdf?: boolean;
  /** Phrases above the field. @param focus puts the focus into the field */
  phrases?: (focus: () => void) => ReactNode;
  /** Why nobody can write any more. */
  closed?: ReactNode;
}

/** The field to write in, below the messages and above the on-screen keyboard. */
export const Composer = observer(function Composer<Message extends Spoken>({
  talk,
  textMax,
  warns = false,
  takesPictures = true,
  takesPdf = false,
  phrases,
  closed,
}: ComposerProps<Message>) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const hasKeys = useHardwareKeyboard();
  const bar = useKeyboardInset();
  const text = talk.draft.trim();
  const length = countGraphemes(text);
  const canSend = length > 0 && length <= textMax;

  const send = async () => {
    if (!canSend) return;
    const found = warns ? warningsFor(text) : [];
    const question = {
      title: t`Send this message?`,
      description: found.includes('LINK')
        ? t`It has a link. The other side is warned, and support can see it. Trade only on this platform.`
        : t`Your message contains contact details. The other side sees a warning, and support can read it. Trade only on this platform.`,
      confirmText: t`Send`,
      cancelText: t`Edit`,
    };
    if (found.length > 0 && !(await dialog.confirm(question))) return;
    talk.type('');
    void talk.send({ text });
    area.current?.focus({ preventScroll: true });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Cleared, because otherwise choosing the same picture again would be no change.
    currentTarget.value = '';
    if (!chosen) return;
    if (takesPdf && isPdf(chosen)) {
      if (chosen.size > FILE_TYPES.PDF.maxBytes) return toast.fail(t`This PDF is larger than 5 MB.`);
      return void talk.send({ text: '', pdf: await readPdfFile(chosen) });
    }
    try {
      void talk.send({ text: '', picture: await shrinkPictureFile(chosen) });
    } catch {
      toast.fail(
        takesPdf ? t`Choose a picture or a PDF that is not damaged.` : t`This file is damaged or not a picture.`,
      );
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys) return;
    event.preventDefault();
    void send();
  };

  if (closed) return <footer className={styles.closed}>{closed}</footer>;
  return (
    <footer ref={bar} className={styles.footer}>
      {talk.head.failure && (
        <p className={styles.offline}>
          <Icon glyph={glyphs.wifiOff} size={16} />
          <Trans>No connection. New messages will appear when it is back.</Trans>
        </p>
      )}
      {phrases?.(() => area.current?.focus({ preventScroll: true }))}
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {takesPictures && (
          <>
            <input
              ref={file}
              type="file"
              hidden
              accept={takesPdf ? `${PICTURES},application/pdf,.pdf` : PICTURES}
              aria-label={takesPdf ? t`Picture or PDF` : t`Picture`}
              onChange={(event) => void choose(event)}
            />
            <IconButton
              icon={takesPdf ? glyphs.plus : glyphs.camera}
              tone="muted"
              label={takesPdf ? t`Add a picture or PDF` : t`Add a picture`}
              onClick={() => file.current?.click()}
            />
          </>
        )}
        <TextArea
          ref={area}
          className={styles.field}
          label={t`Message`}
          hideLabel
          placeholder={t`Message`}
          rows={1}
          maxRows={4}
          maxLength={textMax}
          counter={length > textMax - NEARLY}
          enterKeyHint={hasKeys ? 'send' : 'enter'}
          value={talk.draft}
          onChange={talk.type}
          onKeyDown={press}
        />
        <IconButton
          type="submit"
          icon={glyphs.send}
          tone={canSend ? 'accent' : 'muted'}
          label={t`Send`}
          aria-disabled={!canSend}
        />
      </form>
    </footer>
  );
});
