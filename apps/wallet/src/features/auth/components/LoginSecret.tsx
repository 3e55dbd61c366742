import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { CodeField, PasswordField, SegmentedControl } from '@ezwallet/ui';
import type { LoginForm } from '../model/LoginForm.ts';
import styles from './auth.module.css';

/** How somebody proves it: a password, or a code sent to them. */
export const LoginSecret = observer(function LoginSecret({ form }: { form: LoginForm }) {
  const { t, i18n } = useLingui();
  const error = form.secretError ? i18n._(form.secretError) : undefined;
  return (
    <>
      <div className={styles.secretHead}>
        <SegmentedControl
          label={t`Log in with`}
          value={form.way}
          onChange={form.setWay}
          items={[
            { value: 'password', label: t`Password` },
            { value: 'code', label: t`Code` },
          ]}
        />
      </div>
      {form.way === 'password' ? (
        <PasswordField
          label={t`Password`}
          hideLabel
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={form.setPassword}
          error={error}
        />
      ) : (
        <CodeField
          label={t`Verification code`}
          hideLabel
          name="code"
          timerKey={`login.${form.identity.kind}`}
          value={form.code}
          onChange={form.setCode}
          onSend={form.sendCode}
          error={error}
        />
      )}
    </>
  );
});
