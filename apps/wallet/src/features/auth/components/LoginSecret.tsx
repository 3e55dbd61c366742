import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { PasswordField, SegmentedControl, Spinner, whenIdle } from '@ezwallet/ui';
import { useFields } from '../../../shared/form/useFields.ts';
import { lazyPart } from '../../../shared/load/lazyPart.tsx';
import type { LoginForm } from '../model/LoginForm.ts';
import styles from './auth.module.css';

/** Loads after the screen, because most people type their password. */
const loadCodeSecret = () => import('./CodeSecret.tsx');
const CodeSecret = lazyPart(async () => ({ Component: (await loadCodeSecret()).CodeSecret }), <Spinner />);

/** The proof for a login: a password or a code. */
export const LoginSecret = observer(function LoginSecret({ form }: { form: LoginForm }) {
  const { t } = useLingui();
  // If it does not load now, the switch loads it again.
  useEffect(() => whenIdle(() => void loadCodeSecret().catch(() => undefined)), []);
  const { value: secret, error } = useFields(form.fields)('secret');
  return (
    <>
      <div className={styles.secretHead}>
        <SegmentedControl
          label={t`Log in with`}
          value={secret.way}
          onChange={(way) => form.setSecret({ way })}
          items={[
            { value: 'password', label: t`Password` },
            { value: 'code', label: t`Code` },
          ]}
        />
      </div>
      {secret.way === 'password' ? (
        <PasswordField
          label={t`Password`}
          hideLabel
          name="password"
          autoComplete="current-password"
          value={secret.password}
          onChange={(password) => form.setSecret({ password })}
          error={error}
        />
      ) : (
        <CodeSecret form={form} error={error} />
      )}
    </>
  );
});
