import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import { PasswordField, SegmentedControl, Spinner } from '@ezwallet/ui';
import type { LoginForm } from '../model/LoginForm.ts';
import styles from './auth.module.css';

/** Comes after the screen: most people type their password. */
const loadCodeSecret = () => import('./CodeSecret.tsx');
const CodeSecret = lazy(async () => ({ default: (await loadCodeSecret()).CodeSecret }));

/** How somebody proves it: a password, or a code sent to them. */
export const LoginSecret = observer(function LoginSecret({ form }: { form: LoginForm }) {
  const { t, i18n } = useLingui();
  useEffect(() => {
    // What does not come now is asked for again by the switch.
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
        <Suspense fallback={<Spinner />}>
          <CodeSecret form={form} error={error} />
        </Suspense>
      )}
    </>
  );
});
