import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, TextButton, TextField, toast } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import { fault } from '../../../shared/form/createForm.ts';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useForm } from '../../../shared/form/useForm.ts';
import { msg } from '@lingui/core/macro';
import { bindingRefusal } from '../model/bindingRefusal.ts';
import styles from './AcceptInvitation.module.css';

const CODE = /^[A-Za-z0-9]{4,16}$/;

interface AcceptInvitationProps {
  /** The form begins with it. */
  code: string;
  onDone: () => void;
}

/** A form for a member who joined without a code, and was invited all the same. */
export const AcceptInvitation = observer(function AcceptInvitation({ code, onDone }: AcceptInvitationProps) {
  const { t } = useLingui();
  const { deps } = useWorld();
  const [isOpen, setIsOpen] = useState(code !== '');
  const [form, field] = useForm<{ invitationCode: string }, { invitationCode: string }, unknown>(() => ({
    values: { invitationCode: code },
    checks: {
      invitationCode: (text) =>
        CODE.test(text.trim())
          ? ({ ok: true, value: text.trim() } as const)
          : fault(msg`An invitation code has 4 to 16 letters or digits.`),
    },
    send: (ready) => deps.api.user.invitationCodeBinding(ready),
    refusals: {
      ARGS_INVALID: 'invitationCode',
      USER_INVALID: 'invitationCode',
      BIND_ALREADY: 'invitationCode',
      TIME_INVALID: 'invitationCode',
    },
    explain: bindingRefusal,
  }));
  const finish = () => {
    toast.success(t`Invitation accepted`);
    onDone();
  };
  if (!isOpen)
    return (
      <p className={styles.ask}>
        <TextButton onClick={() => setIsOpen(true)}>
          <Trans>I was invited</Trans>
        </TextButton>
      </p>
    );
  return (
    <FormView form={form} className={styles.form} label={t`Accept an invitation`} onDone={finish}>
      <TextField
        label={t`Code of the person who invited you`}
        description={t`Within 24 hours after you join`}
        name="invite"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('invitationCode')}
      />
      <Button type="submit" variant="secondary" block loading={form.busy}>
        <Trans>Accept</Trans>
      </Button>
    </FormView>
  );
});
