import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { CodeField } from '@ezwallet/ui';
import { useWorld } from '../../../world/StoresContext.tsx';
import type { LoginForm } from '../model/LoginForm.ts';
import { sendIdentityCode } from '../model/sendIdentityCode.ts';

/** Login with a code instead of the password. */
export const CodeSecret = observer(function CodeSecret({
  form,
  error,
}: {
  form: LoginForm;
  error: string | undefined;
}) {
  const { t } = useLingui();
  const { api } = useWorld().deps;
  return (
    <CodeField
      label={t`Verification code`}
      hideLabel
      name="code"
      timerKey={`login.${form.fields.values.identity.kind}`}
      value={form.fields.values.secret.code}
      onChange={(code) => form.setSecret({ code })}
      onSend={() => sendIdentityCode(form.fields, api, form.gate, 'login')}
      error={error}
    />
  );
});
