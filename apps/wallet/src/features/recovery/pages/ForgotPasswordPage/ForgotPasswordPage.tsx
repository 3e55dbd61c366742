import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, CodeField, Drawer, Result, TextButton } from '@ezwallet/ui';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { defaultAreaCode, IdentityTabs } from '../../../auth/index.ts';
import { ProofFields } from '../../../proof/index.ts';
import { authPaths, recoveryPaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { useSteps } from '../../../../shared/layout/useSteps.ts';
import { NewPasswordField } from '../../components/NewPasswordField.tsx';
import { RequestSent } from '../../components/RequestSent.tsx';
import styles from '../../components/recovery.module.css';
import { ForgotPasswordForm } from '../../model/ForgotPasswordForm.ts';

/** The screen for a forgotten login password. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const back = useGoBack(authPaths.login());
  const [form] = useState(
    () => new ForgotPasswordForm(deps.api, defaultAreaCode(deps.languages, app.settings.areaCode)),
  );
  useDraft(
    () => form.fields.values.identity,
    (identity) => form.fields.fill({ identity }),
  );
  const isWaiting = form.mustWait && !form.outcome;
  useSteps(isWaiting ? 1 : 0, form.back);
  return (
    <Screen title={t`Reset password`} onBack={back}>
      {form.outcome ? <Outcome form={form} /> : isWaiting ? <Wait form={form} /> : <Fields form={form} />}
      <CaptchaSheet gate={form.captcha} />
      <SecondProof form={form} />
    </Screen>
  );
});

const Fields = observer(function Fields({ form }: { form: ForgotPasswordForm }) {
  const { t } = useLingui();
  const field = useFields(form.fields);
  return (
    <FormView form={form} className={styles.form} label={t`Reset password`} onDone={() => {}}>
      <p className={styles.lead}>
        <Trans>
          We send a code to your phone or email. Then confirm it is you with something else that only you have.
        </Trans>
      </p>
      <div>
        <IdentityTabs {...field('identity')} />
      </div>
      <CodeField
        label={t`Verification code`}
        name="code"
        timerKey={`forget.${form.fields.values.identity.kind}`}
        {...field('verifyCode')}
        onSend={form.sendCode}
      />
      <NewPasswordField chosen={form.chosen} {...field('newPassword')} />
      <FormProblem problem={form.fields.problem} />
      <Button type="submit" block loading={form.fields.busy}>
        <Trans>Reset password</Trans>
      </Button>
      <TextButton className={styles.other} render={<Link to={recoveryPaths.lostFactor()} />}>
        <Trans>Lost your phone, email or authenticator?</Trans>
      </TextButton>
    </FormView>
  );
});

/** The other proof, with a way for those who do not have it. */
const SecondProof = observer(function SecondProof({ form }: { form: ForgotPasswordForm }) {
  const { t } = useLingui();
  const { proofs } = form;
  return (
    <Drawer
      keyboard
      open={proofs.form !== null}
      onOpenChange={(open) => open || proofs.dismiss()}
      title={t`One more proof`}
    >
      {proofs.form && <ProofFields form={proofs.form} busy={proofs.busy} onSubmit={proofs.submit} />}
      {proofs.form && !form.mustWait && (
        <Button variant="ghost" block onClick={form.chooseToWait}>
          <Trans>I do not have this</Trans>
        </Button>
      )}
    </Drawer>
  );
});

/** Without another proof, only time tells an owner from a thief. */
const Wait = observer(function Wait({ form }: { form: ForgotPasswordForm }) {
  const { t } = useLingui();
  return (
    <FormView form={form} className={styles.form} label={t`Reset password`} onDone={() => {}}>
      <Result
        status="warning"
        title={t`This takes 3 days`}
        description={t`Without a second proof we have to wait, so that you can stop somebody who only has your phone. We send a notice to every phone and mailbox of the account.`}
      />
      <FormProblem problem={form.fields.problem} />
      <Button type="submit" block loading={form.fields.busy}>
        <Trans>Ask for a new password</Trans>
      </Button>
    </FormView>
  );
});

const Outcome = observer(function Outcome({ form }: { form: ForgotPasswordForm }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const at = form.outcome?.effectiveAt ?? null;
  if (at !== null) return <RequestSent at={at} />;
  return (
    <Result
      status="success"
      title={t`Password changed`}
      description={t`Log in with your new password. For your security, money cannot leave your account for 24 hours.`}
      actions={
        <Button block onClick={() => void navigate(authPaths.login(), { replace: true })}>
          <Trans>Log in</Trans>
        </Button>
      }
    />
  );
});
