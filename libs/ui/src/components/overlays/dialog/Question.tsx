import { useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import styles from './dialog.module.css';
import { Icon } from '../../Icon/Icon.tsx';
import * as glyphs from '../../../glyphs/index.ts';
import { useHaptics } from '../../../hooks/useHaptics.ts';
import { useWords } from '../../../hooks/useWords.ts';
import type { DialogItem } from './DialogItem.ts';
import { DialogView } from './DialogView.tsx';

interface QuestionProps {
  item: DialogItem;
  /** False during its closing animation. */
  open: boolean;
  /** Runs after the closing animation. */
  onClosed: () => void;
}

/** A dialog opened by a call. */
export function Question({ item, open, onClosed }: QuestionProps) {
  const messages = useWords();
  const haptics = useHaptics();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const cancel = () => {
    if (busy || !item.open) return;
    item.onCancel?.();
    item.answer(false);
  };
  const confirm = async () => {
    if (busy || !item.open) return;
    setError(undefined);
    try {
      const work = item.onConfirm?.();
      if (work instanceof Promise) {
        setBusy(true);
        await work;
      }
      item.answer(true);
    } catch (reason) {
      haptics('error');
      setError(reason instanceof Error && reason.message ? reason.message : messages.dialogFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <DialogView
      open={open}
      onOpenChange={(next) => {
        if (!next) cancel();
      }}
      onClosed={onClosed}
      role="alertdialog"
      locked={busy}
      title={item.title}
      footer={item.footer}
      closeIcon={item.closeIcon}
      closeOnBackdrop={item.closeOnBackdrop}
      initialFocus={item.danger && item.cancellable ? cancelButton : confirmButton}
      actions={
        <>
          {item.cancellable && (
            <Button ref={cancelButton} variant="secondary" size={44} disabled={busy} onClick={cancel}>
              {item.cancelText ?? messages.cancel}
            </Button>
          )}
          <Button
            ref={confirmButton}
            variant={item.danger ? 'danger' : 'primary'}
            size={44}
            loading={busy}
            onClick={() => void confirm()}
          >
            {item.confirmText ?? (item.cancellable ? messages.confirm : messages.ok)}
          </Button>
        </>
      }
    >
      {(item.description !== undefined || error) && (
        <>
          {item.description}
          {error && (
            <p role="alert" className={styles.error}>
              <Icon glyph={glyphs.error} size={16} />
              <span>{error}</span>
            </p>
          )}
        </>
      )}
    </DialogView>
  );
}
