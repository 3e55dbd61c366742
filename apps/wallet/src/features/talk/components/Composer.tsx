import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { CHAT_TEXT_MAX, warningsFor } from '@ezwallet/api-client/constants';
import type { TradeChat } from '@ezwallet/domain-stores';
import { countGraphemes, dialog, Icon, IconButton, TextArea, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useHardwareKeyboard } from '../../../shared/layout/useHardwareKeyboard.ts';
import { shrinkPictureFile } from '../model/readPictureFile.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';
import styles from './Composer.module.css';

/** From here on, the field counts. */
const NEARLY = 400;
/** Kinds of pictures that the server takes. */
const PICTURES = 'image/jpeg,image/png,image/webp';

/** Where a person writes, below the messages and above the on-screen keyboard. */
export const Composer = observer(function Composer({ chat, now }: { chat: TradeChat; now: number }) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const hasKeys = useHardwareKeyboard();
  const bar = useKeyboardInset();
  const text = chat.draft.trim();
  const length = countGraphemes(text);
  const canSend = length > 0 && length <= CHAT_TEXT_MAX;

  const send = async () => {
    if (!canSend) return;
    const found = warningsFor(text);
    const question = {
      title: t`Send this message?`,
      description: found.includes('LINK')
        ? t`It has a link. The other side is warned, and support can see it. Trade only on this platform.`
        : t`Your message contains contact details. The other side sees a warning, and support can read it. Trade only on this platform.`,
      confirmText: t`Send`,
      cancelText: t`Edit`,
    };
    if (found.length > 0 && !(await dialog.confirm(question))) return;
    chat.type('');
    void chat.send({ text });
    area.current?.focus({ preventScroll: true });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    // Cleared, because otherwise choosing the same picture again would be no change.
    currentTarget.value = '';
    if (!chosen) return;
    try {
      void chat.send({ text: '', picture: await shrinkPictureFile(chosen) });
    } catch {
      toast.fail(t`This file is damaged or not a picture.`);
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys) return;
    event.preventDefault();
    void send();
  };

  if (!chat.isOpen(now)) {
    return (
      <footer className={styles.closed}>
        {chat.head.value?.writableUntil === 0 ? (
          <Trans>You can write here as soon as there is a buyer.</Trans>
        ) : (
          <Trans>This chat has ended. You can still read it.</Trans>
        )}
      </footer>
    );
  }
  return (
    <footer ref={bar} className={styles.footer}>
      {chat.head.failure && (
        <p className={styles.offline}>
          <Icon glyph={glyphs.wifiOff} size={16} />
          <Trans>No connection. New messages will appear when it is back.</Trans>
        </p>
      )}
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          ref={file}
          type="file"
          hidden
          accept={PICTURES}
          aria-label={t`Picture`}
          onChange={(event) => void choose(event)}
        />
        <IconButton icon={glyphs.camera} tone="muted" label={t`Add a picture`} onClick={() => file.current?.click()} />
        <TextArea
          ref={area}
          className={styles.field}
          label={t`Message`}
          hideLabel
          placeholder={t`Message`}
          rows={1}
          maxRows={4}
          maxLength={CHAT_TEXT_MAX}
          counter={length > NEARLY}
          enterKeyHint={hasKeys ? 'send' : 'enter'}
          value={chat.draft}
          onChange={chat.type}
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
