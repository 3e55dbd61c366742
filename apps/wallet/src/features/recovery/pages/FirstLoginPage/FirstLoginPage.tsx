import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, TextField } from '@ezwallet/ui';
import { checkNickname } from '@ezwallet/validators';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { createNewPassword } from '../../../auth/index.ts';
import { homePaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useForm } from '../../../../shared/form/useForm.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import styles from '../../components/recovery.module.css';
import { explainNewPassword } from '../../model/explainNewPassword.ts';

/** The first login of an account that somebody else opened: its owner chooses a nickname and a password. */
export const FirstLoginPage = observer(function FirstLoginPage() {
  const { t } = useLingui();
  const { deps, app, visit } = useWorld();
  const navigate = useNavigate();
  const [chosen] = useState(createNewPassword);
  const [form, field] = useForm(() => ({
    values: { nickName: '', password: '' },
    checks: { nickName: checkNickname, password: chosen.check },
    send: async (ready: { nickName: string; password: string }) => {
      await deps.api.user.setLoginPasswordAndNickName(ready);
      // What was set stays, whether or not this answers.
      await app.session.reload().catch(() => undefined);
    },
    explain: explainNewPassword,
  }));
  useDraft(() => ({ nickName: form.values.nickName }), form.fill);
  const enter = () => void navigate(visit.afterLogin(), { replace: true });
  return (
    <Screen
      title={t`Set up your account`}
      onBack={() => void navigate(homePaths.home(), { replace: true })}
      backIcon="close"
    >
      <FormView form={form} className={styles.form} label={t`Set up your account`} onDone={enter}>
        <p className={styles.lead}>
          <Trans>Choose a nickname and a password. Next time you can log in with them.</Trans>
        </p>
        <TextField
          label={t`Your nickname`}
          autoComplete="nickname"
          description={t`People see this name when they send you money.`}
          {...field('nickName')}
        />
        <NewPasswordField chosen={chosen} {...field('password')} />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </FormView>
    </Screen>
  );
});
