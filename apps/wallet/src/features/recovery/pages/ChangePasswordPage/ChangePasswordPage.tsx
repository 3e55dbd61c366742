import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Button, PasswordField, Result, TextButton } from '@ezwallet/ui';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { ComingProofs, ProofSheet } from '../../../proof/index.ts';
import { homePaths, recoveryPaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import styles from '../../components/recovery.module.css';
import { type ChangeWay, createChangeForm } from '../../model/createChangeForm.ts';

/** The screen to change the login password. Each way starts a new form. */
export function ChangePasswordPage() {
  const [query] = useSearchParams();
  const type = query.get('type');
  const way: ChangeWay = type === 'expired' || type === 'code' ? type : 'old';
  return <ChangePassword key={way} way={way} />;
}

const ChangePassword = observer(function ChangePassword({ way }: { way: ChangeWay }) {
  const { t } = useLingui();
  const { deps, app, visit } = useWorld();
  const navigate = useNavigate();
  const back = useGoBack();
  const [{ fields, gate, chosen }] = useState(() => createChangeForm(way, { api: deps.api, session: app.session }));
  const [done, setDone] = useState(false);
  const field = useFields(fields);
  const goOn = () => void navigate(way === 'expired' ? visit.afterLogin() : homePaths.home(), { replace: true });
  if (done) {
    return (
      <Screen title={t`Change password`} onBack={goOn}>
        <Result
          status="success"
          title={t`Password changed`}
          description={
            way === 'expired'
              ? t`Your other devices are signed out.`
              : t`Your other devices are signed out. For your security, money cannot leave your account for 24 hours.`
          }
          actions={
            <Button block onClick={goOn}>
              <Trans>Done</Trans>
            </Button>
          }
        />
      </Screen>
    );
  }
  return (
    <Screen title={t`Change password`} onBack={way === 'expired' ? () => void app.session.logout() : back}>
      <FormView form={fields} className={styles.form} label={t`Change password`} onDone={() => setDone(true)}>
        <p className={styles.lead}>
          {way === 'expired' ? (
            <Trans>Your password has expired. Choose a new one to continue.</Trans>
          ) : way === 'code' ? (
            <Trans>Choose a new password. Then confirm it is you.</Trans>
          ) : (
            <Trans>Your other devices are signed out, and money cannot leave your account for 24 hours.</Trans>
          )}
        </p>
        {way !== 'code' && (
          <PasswordField
            label={t`Current password`}
            name="password"
            autoComplete="current-password"
            {...field('oldPassword')}
          />
        )}
        <NewPasswordField chosen={chosen} {...field('newPassword')} />
        {way !== 'expired' && <ComingProofs change={way === 'code' ? 'access' : 'password'} />}
        <FormProblem problem={fields.problem} />
        <Button type="submit" block loading={fields.busy}>
          <Trans>Change password</Trans>
        </Button>
        {way === 'old' && (
          <TextButton className={styles.other} render={<Link replace to={recoveryPaths.changePassword('code')} />}>
            <Trans>Forgot your current password?</Trans>
          </TextButton>
        )}
      </FormView>
      <ProofSheet gate={gate} />
    </Screen>
  );
});
