import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, TextButton } from '@ezwallet/ui';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { aboutPaths, authPaths, homePaths } from '../../../../world/paths.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { LanguageButton } from '../../../../shared/language/LanguageButton.tsx';
import { focusFirstInvalid } from '../../../../shared/layout/focusFirstInvalid.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { lazyPart } from '../../../../shared/load/lazyPart.tsx';
import styles from '../../components/auth.module.css';
import { BrandMark } from '../../components/BrandMark.tsx';
import { FormProblem } from '../../components/FormProblem.tsx';
import { IdentityTabs } from '../../components/IdentityTabs.tsx';
import { LoginSecret } from '../../components/LoginSecret.tsx';
import { defaultAreaCode } from '../../model/defaultAreaCode.ts';
import { LoginForm } from '../../model/LoginForm.ts';

/** Only some people need it, and only after the password. */
const SecondFactorSheet = lazyPart(async () => ({
  Component: (await import('../../components/SecondFactorSheet.tsx')).SecondFactorSheet,
}));

/** The login screen. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useLingui();
  const { deps, app, visit } = useWorld();
  const navigate = useNavigate();
  const [form] = useState(
    () => new LoginForm({ api: deps.api, session: app.session, areaCode: defaultAreaCode(deps.languages) }),
  );
  useDraft(() => form.identity.typed, form.identity.restore);
  const enter = () => void navigate(visit.afterLogin(), { replace: true });
  return (
    <Screen backIcon="close" onBack={() => void navigate(homePaths.home(), { replace: true })} actions={<LanguageButton />}>
      <BrandMark />
      <h1 className={styles.welcome} tabIndex={-1}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>Log in to your wallet.</Trans>
      </p>
      <form
        className={styles.form}
        noValidate
        aria-label={t`Log in`}
        onSubmit={(event) => {
          event.preventDefault();
          const fields = event.currentTarget;
          void form.submit().then((signedIn) => (signedIn ? enter() : focusFirstInvalid(fields)));
        }}
      >
        <IdentityTabs identity={form.identity} />
        <LoginSecret form={form} />
        <FormProblem problem={form.problem} />
        <Button className={styles.submit} type="submit" block loading={form.busy}>
          <Trans>Log in</Trans>
        </Button>
        <span className={styles.free} />
        <p className={styles.switch}>
          <Trans>
            New here? <TextButton render={<Link to={authPaths.register()} />}>Create an account</TextButton>
          </Trans>
        </p>
        <p className={styles.terms}>
          <Trans>
            By continuing you accept the <Link to={aboutPaths.about()}>Terms of service</Link>.
          </Trans>
        </p>
      </form>
      <CaptchaSheet gate={form.gate} />
      {form.secondFactor && <SecondFactorSheet form={form} onSignedIn={enter} />}
    </Screen>
  );
});
