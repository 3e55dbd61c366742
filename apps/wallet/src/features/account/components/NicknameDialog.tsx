import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button, Dialog, TextField, toast } from '@ezwallet/ui';
import { useStores } from '../../../world/StoresContext.tsx';
import { NicknameForm, type NicknameMode } from '../model/NicknameForm.ts';
import styles from './NicknameDialog.module.css';

export interface NicknameDialogProps {
  /** A first nickname cannot be cancelled. A change can. */
  mode: NicknameMode;
  open: boolean;
  onClose: () => void;
}

/** Asks for a nickname. Closes when the server has answered, whether or not it was saved. */
export function NicknameDialog({ mode, open, onClose }: NicknameDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || mode === 'set' || onClose()}
      title={mode === 'set' ? t`Set nickname` : t`Change nickname`}
    >
      {open && <NicknameFields mode={mode} onClose={onClose} />}
    </Dialog>
  );
}

const NicknameFields = observer(function NicknameFields({ mode, onClose }: Omit<NicknameDialogProps, 'open'>) {
  const { t, i18n } = useLingui();
  const { session } = useStores();
  const [form] = useState(() => new NicknameForm(mode, session, mode === 'modify' ? session.user?.nickName : ''));
  const composing = useRef(false);
  const save = async () => {
    if (await form.save()) toast.success(t`Nickname changed`);
    if (!form.unanswered) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.acceptable) void save();
      }}
    >
      <TextField
        label={t`Nickname`}
        autoComplete="nickname"
        description={t`People see this name when they send you money.`}
        value={form.text}
        onChange={(text) => form.type(text, composing.current)}
        onCompositionStart={() => {
          composing.current = true;
        }}
        onCompositionEnd={(event) => {
          composing.current = false;
          form.type(event.currentTarget.value);
        }}
        error={form.error ? i18n._(form.error) : undefined}
      />
      <Button type="submit" block loading={form.busy} disabled={!form.acceptable} className={styles.confirm}>
        <Trans>Save</Trans>
      </Button>
      {mode === 'modify' && (
        <Button variant="ghost" block onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </form>
  );
});
