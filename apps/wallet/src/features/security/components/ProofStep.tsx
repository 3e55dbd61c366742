import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { Button, CodeField, PasswordField } from '@ezwallet/ui';
import type { PaymentPasswordForm } from '../model/PaymentPasswordForm.ts';
import styles from './security.module.css';

/** The login password, and for a reset also a code. */
export const ProofStep = observer(function ProofStep({ form }: { form: PaymentPasswordForm }) {
  const { t, i18n } = useLingui();
  const error = form.error ? i18n._(form.error) : undefined;
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
        value={form.loginPassword}
        onChange={form.setLoginPassword}
        error={reset && form.loginPassword !== '' ? undefined : error}
      />
      {reset && (
        <CodeField
          label={form.channel === 'phone' ? t`Code sent to your phone` : t`Code sent to your email`}
          name="code"
          timerKey={`paymentPassword.${form.channel}`}
          value={form.code}
          onChange={form.setCode}
          onSend={form.sendCode}
          error={form.loginPassword === '' ? undefined : error}
        />
      )}
      <Button type="submit" block>
        <Trans>Next</Trans>
      </Button>
    </form>
  );
});
