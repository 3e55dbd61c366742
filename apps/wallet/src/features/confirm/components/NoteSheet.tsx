import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, Drawer, TextArea } from '@ezwallet/ui';
import { issueMessage } from '../../../i18n/issueMessages.ts';
import { checkNote, NOTE_MAX } from '../model/checkNote.ts';
import styles from './note.module.css';

interface NoteSheetProps {
  open: boolean;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** A sheet to write a note to the recipient. */
export function NoteSheet({ open, onClose, ...fields }: NoteSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer
      keyboard
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Note`}
      className={styles.noteSheet}
    >
      {open && <NoteFields {...fields} onClose={onClose} />}
    </Drawer>
  );
}

function NoteFields({ note, onSave, onClose }: Omit<NoteSheetProps, 'open'>) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState(note);
  const checked = checkNote(text);
  const save = () => {
    if (!checked.ok) return;
    onSave(checked.value);
    onClose();
  };
  return (
    <form
      className={styles.note}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        label={t`Note to the recipient`}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        onChange={setText}
        enterKeyHint="done"
        onKeyDown={(event) => {
          // An Enter that picks a word of an input method must not submit the form.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          save();
        }}
        error={checked.ok ? undefined : i18n._(issueMessage(checked.issue))}
      />
      <Button type="submit" block>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
