import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, CodeField, PasswordField } from '@ezwallet/ui';
import { useFields } from '../../../shared/form/useFields.ts';
import type { PaymentPasswordForm } from '../model/PaymentPasswordForm.ts';
import styles from './security.module.css';

/** The login password, and for a reset also a code. */
export const ProofStep = observer(function ProofStep({ form }: { form: PaymentPasswordForm }) {
  const { t, i18n } = useLingui();
  const field = useFields(form.fields);
  const { problem } = form.fields;
  const code = field('verifyCode');
  const reset = form.mode === 'reset';
  return (
    <form
      className={styles.proof}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.giveProof();
      }}
    >
      <p className={styles.lead}>
        {reset ? (
          <Trans>Confirm it is you, then choose a new payment password.</Trans>
        ) : (
          <Trans>Your 6-digit payment password confirms every payment. First, confirm it is you.</Trans>
        )}
      </p>
      <PasswordField
        label={t`Login password`}
        name="password"
        autoComplete="current-password"
        {...field('loginPassword')}
      />
      {reset && (
        <CodeField
          label={form.channel === 'phone' ? t`Code sent to your phone` : t`Code sent to your email`}
          name="code"
          timerKey={`paymentPassword.${form.channel}`}
          {...code}
          error={problem ? i18n._(problem) : code.error}
          onSend={form.sendCode}
        />
      )}
      <Button type="submit" block>
        <Trans>Next</Trans>
      </Button>
    </form>
  );
});
