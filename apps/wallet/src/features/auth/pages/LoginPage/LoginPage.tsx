import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, TextButton } from '@ezwallet/ui';
import type { Words } from '../../../../i18n/Words.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { aboutPaths, authPaths, homePaths, recoveryPaths, supportPaths } from '../../../../world/paths.ts';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { LanguageButton } from '../../../../shared/language/LanguageButton.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { lazyPart } from '../../../../shared/load/lazyPart.tsx';
import styles from '../../components/auth.module.css';
import { BrandMark } from '../../components/BrandMark.tsx';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { IdentityTabs } from '../../components/IdentityTabs.tsx';
import { LoginSecret } from '../../components/LoginSecret.tsx';
import { defaultAreaCode } from '../../model/defaultAreaCode.ts';
import { LoginForm } from '../../model/LoginForm.ts';

/** Only some people need it, and only after the password. Its fields have words of their own. */
const createSecondFactorSheet = (words: Words) =>
  lazyPart(async () => {
    const [{ SecondFactorSheet }] = await Promise.all([
      import('../../components/SecondFactorSheet.tsx'),
      words.need('proof'),
    ]);
    return { Component: SecondFactorSheet };
  });

/** Only a native app has it. */
const BiometricLogin = lazyPart(async () => ({
  Component: (await import('../../../biometrics/index.ts')).BiometricLogin,
}));

/** Browsers without passkeys need none of it. */
const PasskeyLogin = lazyPart(
  async () => ({ Component: (await import('../../components/PasskeyLogin.tsx')).PasskeyLogin }),
  <div className={styles.passkey} />,
);

/** The login screen. */
export const LoginPage = observer(function LoginPage() {
  const { t } = useLingui();
  const { deps, app, biometrics, passkeys, visit, words } = useWorld();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const wantsToFreeze = query.get('from') === recoveryPaths.freeze();
  const [form] = useState(
    () =>
      new LoginForm({
        api: deps.api,
        session: app.session,
        areaCode: defaultAreaCode(deps.languages, app.settings.areaCode),
      }),
  );
  const [SecondFactorSheet] = useState(() => createSecondFactorSheet(words));
  const field = useFields(form.fields);
  useDraft(
    () => form.fields.values.identity,
    (identity) => form.fields.fill({ identity }),
  );
  const enter = (firstLogin = form.isFirst) =>
    void navigate(firstLogin ? recoveryPaths.firstLogin() : visit.afterLogin(), { replace: true });
  return (
    <Screen
      backIcon="close"
      onBack={() => void navigate(homePaths.home(), { replace: true })}
      actions={<LanguageButton />}
    >
      <BrandMark />
      <h1 className={styles.welcome} tabIndex={-1}>
        <Trans>Welcome back</Trans>
      </h1>
      <p className={styles.lead}>
        {wantsToFreeze ? (
          <Trans>Log in to freeze your account.</Trans>
        ) : app.session.ended === 'elsewhere' ? (
          <Trans>
            You logged in on another device. Not you? <Link to={recoveryPaths.freeze()}>Freeze the account</Link>
          </Trans>
        ) : (
          <Trans>Log in to your wallet.</Trans>
        )}
      </p>
      <FormView form={form.fields} className={styles.form} label={t`Log in`} onDone={() => enter()}>
        <IdentityTabs {...field('identity')} />
        <LoginSecret form={form} />
        <FormProblem problem={form.fields.problem} />
        <Button className={styles.submit} type="submit" block loading={form.fields.busy}>
          <Trans>Log in</Trans>
        </Button>
        {passkeys && <PasskeyLogin device={passkeys} onSignedIn={enter} />}
        {biometrics && (
          <BiometricLogin
            biometrics={biometrics}
            onAnswer={(result, loginName) => (result.needAuth ? form.askMore(loginName, result) : enter())}
          />
        )}
        <TextButton className={styles.forgot} render={<Link to={recoveryPaths.forgotPassword()} />}>
          <Trans>Forgot your password?</Trans>
        </TextButton>
        <TextButton className={styles.forgot} tone="muted" render={<Link to={supportPaths.support()} />}>
          <Trans>Get help</Trans>
        </TextButton>
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
      </FormView>
      <CaptchaSheet gate={form.gate} />
      {form.secondFactor && (
        <SecondFactorSheet challenge={form.secondFactor} onClose={form.closeSecondFactor} onSignedIn={enter} />
      )}
    </Screen>
  );
});
