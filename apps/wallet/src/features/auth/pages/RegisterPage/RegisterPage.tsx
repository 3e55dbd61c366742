import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, Checkbox, CodeField, PasswordField, TextButton, TextField } from '@ezwallet/ui';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { aboutPaths, authPaths } from '../../../../world/paths.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { LanguageButton } from '../../../../shared/language/LanguageButton.tsx';
import { focusFirstInvalid } from '../../../../shared/layout/focusFirstInvalid.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import styles from '../../components/auth.module.css';
import { FormProblem } from '../../components/FormProblem.tsx';
import { IdentityTabs } from '../../components/IdentityTabs.tsx';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { defaultAreaCode } from '../../model/defaultAreaCode.ts';
import { RegisterForm } from '../../model/RegisterForm.ts';

/** The screen to open an account. */
export const RegisterPage = observer(function RegisterPage() {
  const { t, i18n } = useLingui();
  const { deps, app, visit } = useWorld();
  const navigate = useNavigate();
  const back = useGoBack(authPaths.login());
  const rulesId = useId();
  const [form] = useState(
    () =>
      new RegisterForm({
        api: deps.api,
        session: app.session,
        areaCode: defaultAreaCode(deps.languages),
        inviteCode: visit.inviteCode,
      }),
  );
  useDraft(() => form.typed, form.restore);
  const errorOf = (field: keyof typeof form.errors) => {
    const message = form.errors[field];
    return message && i18n._(message);
  };
  const enter = () => void navigate(visit.afterLogin(), { replace: true });
  return (
    <Screen onBack={back} actions={<LanguageButton />}>
      <h1 className={styles.welcome} tabIndex={-1}>
        <Trans>Create an account</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>It takes a minute.</Trans>
      </p>
      <form
        className={styles.form}
        noValidate
        aria-label={t`Create an account`}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = event.currentTarget;
          void form.submit().then((opened) => (opened ? enter() : focusFirstInvalid(fields)));
        }}
      >
        <IdentityTabs identity={form.identity} />
        <CodeField
          className={styles.field}
          label={t`Verification code`}
          name="code"
          timerKey={`register.${form.identity.kind}`}
          value={form.code}
          onChange={form.setCode}
          onSend={form.sendCode}
          error={errorOf('code')}
        />
        <PasswordField
          className={styles.field}
          label={t`Password`}
          name="new-password"
          autoComplete="new-password"
          aria-describedby={rulesId}
          value={form.password}
          onChange={form.setPassword}
          error={errorOf('password')}
        />
        <PasswordRules id={rulesId} rules={form.rules} />
        <TextField
          className={styles.field}
          label={t`Invitation code (optional)`}
          name="invite"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={form.inviteCode}
          onChange={form.setInviteCode}
          error={errorOf('inviteCode')}
        />
        <Checkbox className={styles.agree} checked={form.agree} onChange={form.setAgree}>
          <Trans>
            I have read and accept the <Link to={aboutPaths.about()}>Terms of service</Link>.
          </Trans>
        </Checkbox>
        <FormProblem problem={form.errors.agree ?? form.problem} />
        <Button className={styles.submit} type="submit" block loading={form.busy}>
          <Trans>Create an account</Trans>
        </Button>
        <span className={styles.free} />
        <p className={styles.switch}>
          <Trans>
            Have an account? <TextButton render={<Link to={authPaths.login()} />}>Log in</TextButton>
          </Trans>
        </p>
      </form>
      <CaptchaSheet gate={form.gate} />
    </Screen>
  );
});
