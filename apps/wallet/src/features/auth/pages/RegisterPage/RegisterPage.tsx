import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, Checkbox, CodeField, PasswordField, TextButton, TextField } from '@ezwallet/ui';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { aboutPaths, authPaths } from '../../../../world/paths.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { LanguageButton } from '../../../../shared/language/LanguageButton.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import shared from '../../components/auth.module.css';
import styles from './RegisterPage.module.css';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { IdentityTabs } from '../../components/IdentityTabs.tsx';
import { PasswordRules } from '../../components/PasswordRules.tsx';
import { defaultAreaCode } from '../../model/defaultAreaCode.ts';
import { createRegisterForm } from '../../model/createRegisterForm.ts';

/** The screen to open an account. */
export const RegisterPage = observer(function RegisterPage() {
  const { t } = useLingui();
  const { deps, app, visit } = useWorld();
  const navigate = useNavigate();
  const back = useGoBack(authPaths.login());
  const rulesId = useId();
  const [{ fields, gate, sendCode, rules }] = useState(() =>
    createRegisterForm({
      api: deps.api,
      session: app.session,
      areaCode: defaultAreaCode(deps.languages, app.settings.areaCode),
      inviteCode: visit.inviteCode,
    }),
  );
  useDraft(
    () => ({ ...fields.values.identity, invitationCode: fields.values.invitationCode }),
    ({ invitationCode, ...identity }) => fields.fill({ identity, invitationCode }),
  );
  const field = useFields(fields);
  const agree = field('agree');
  const enter = () => void navigate(visit.afterLogin(), { replace: true });
  return (
    <Screen onBack={back} actions={<LanguageButton />}>
      <h1 className={`${shared.welcome} ${styles.title}`} tabIndex={-1}>
        <Trans>Create an account</Trans>
      </h1>
      <p className={`${shared.lead} ${styles.lead}`}>
        <Trans>It takes a minute.</Trans>
      </p>
      <FormView form={fields} className={shared.form} label={t`Create an account`} onDone={enter}>
        <IdentityTabs {...field('identity')} />
        <CodeField
          className={styles.field}
          label={t`Verification code`}
          name="code"
          timerKey={`register.${fields.values.identity.kind}`}
          {...field('verifyCode')}
          onSend={sendCode}
        />
        <PasswordField
          className={styles.field}
          label={t`Password`}
          name="new-password"
          autoComplete="new-password"
          aria-describedby={rulesId}
          {...field('password')}
        />
        <PasswordRules id={rulesId} rules={rules()} />
        <TextField
          className={styles.field}
          label={t`Invitation code (optional)`}
          name="invite"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field('invitationCode')}
        />
        <Checkbox
          className={styles.agree}
          checked={agree.value}
          onChange={agree.onChange}
          aria-invalid={agree.error ? true : undefined}
        >
          <Trans>
            I have read and accept the <Link to={aboutPaths.about()}>Terms of service</Link>.
          </Trans>
        </Checkbox>
        <FormProblem problem={fields.errorOf('agree') ?? fields.problem} />
        <Button className={styles.submit} type="submit" block loading={fields.busy}>
          <Trans>Create an account</Trans>
        </Button>
        <span className={shared.free} />
        <p className={shared.switch}>
          <Trans>
            Have an account? <TextButton render={<Link to={authPaths.login()} />}>Log in</TextButton>
          </Trans>
        </p>
      </FormView>
      <CaptchaSheet gate={gate} />
    </Screen>
  );
});
