import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, CodeField, FormError, PasswordField, PinInput, TextButton, TextField } from '@ezwallet/ui';
import { PAYMENT_PASSWORD_LENGTH } from '@ezwallet/validators';
import { AuthenticatorField } from './AuthenticatorField.tsx';
import { SmsReplyField } from './SmsReplyField.tsx';
import type { ProofForm, ProofKind } from '../model/ProofForm.ts';
import styles from './proofs.module.css';
import { verifyNames } from '../model/verifyNames.ts';

interface ProofFieldsProps {
  form: ProofForm;
  busy?: boolean;
  /** The error of earlier proofs, until the person changes one. */
  wrong?: string | undefined;
  /** Words of the button, where it does more than confirm. */
  action?: string;
  /** It does what nobody can take back alone. */
  isDangerous?: boolean;
  onSubmit: () => void;
}

/** A field for each required proof. */
export const ProofFields = observer(function ProofFields({
  form,
  busy = false,
  wrong,
  action,
  isDangerous = false,
  onSubmit,
}: ProofFieldsProps) {
  const { t, i18n } = useLingui();
  const problem = form.problem ? i18n._(form.problem) : form.touched ? undefined : wrong;
  return (
    <form
      className={styles.proofs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {form.kinds.map((kind) => (
        <ProofField key={kind} form={form} kind={kind} />
      ))}
      {form.instead.length > 0 && (
        <TextButton className={styles.other} onClick={form.swap}>
          <Trans>Use other proofs</Trans>
        </TextButton>
      )}
      <FormError>{problem}</FormError>
      <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} block loading={busy} disabled={!form.complete}>
        {action ?? t`Confirm`}
      </Button>
    </form>
  );
});

const ProofField = observer(function ProofField({ form, kind }: { form: ProofForm; kind: ProofKind }) {
  const { i18n } = useLingui();
  const label = i18n._(verifyNames[kind]);
  const value = form.of(kind);
  switch (kind) {
    case 1:
    case 2:
      return (
        <CodeField
          label={label}
          timerKey={`${form.scene}.${kind}`}
          sentAt={form.sentAt}
          value={value}
          onChange={(code) => form.set(kind, code)}
          onSend={() => form.sendCode(kind)}
        />
      );
    case 4:
      return (
        <PinInput
          label={label}
          keyboard="native"
          length={PAYMENT_PASSWORD_LENGTH}
          value={value}
          onChange={(digits) => form.set(kind, digits)}
        />
      );
    case 9:
      return (
        <PasswordField
          label={label}
          autoComplete="current-password"
          value={value}
          onChange={(text) => form.set(kind, text)}
        />
      );
    case 3:
      return <AuthenticatorField label={label} value={value} onChange={(text) => form.set(kind, text)} />;
    case 6:
      return <SmsReplyField label={label} preToken={form.preToken} onCode={(code) => form.set(kind, code)} />;
    default:
      return <TextField label={label} autoComplete="off" value={value} onChange={(text) => form.set(kind, text)} />;
  }
});
