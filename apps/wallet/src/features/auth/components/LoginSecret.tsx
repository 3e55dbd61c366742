import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PasswordField, SegmentedControl, Spinner } from '@ezwallet/ui';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import type { LoginForm } from '../model/LoginForm.ts';
import styles from './auth.module.css';

/** Loads after the screen, because most people type their password. */
const loadCodeSecret = () => import('./CodeSecret.tsx');
const CodeSecret = lazyPart(async () => ({ Component: (await loadCodeSecret()).CodeSecret }), <Spinner />);

/** The proof for a login: a password or a code. */
export const LoginSecret = observer(function LoginSecret({ form }: { form: LoginForm }) {
  const { t, i18n } = useLingui();
  useEffect(() => {
    // If it does not load now, the switch loads it again.
    loadCodeSecret().catch(() => undefined);
  }, []);
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
        <CodeSecret form={form} error={error} />
      )}
    </>
  );
});
