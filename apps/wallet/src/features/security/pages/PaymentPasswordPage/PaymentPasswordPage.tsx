import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button, Result, TextButton } from '@ezwallet/ui';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { type PaymentPasswordMode, securityPaths } from '../../../../world/paths.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { PinStep } from '../../components/PinStep.tsx';
import { ProofStep } from '../../components/ProofStep.tsx';
import { useSteps } from '../../../../shared/layout/useSteps.ts';
import styles from '../../components/security.module.css';
import { PaymentPasswordForm } from '../../model/PaymentPasswordForm.ts';

/** The screen to set, change or reset the payment password. Each mode starts a new form. */
export const PaymentPasswordPage = observer(function PaymentPasswordPage() {
  const { session } = useWorld().app;
  const [query] = useSearchParams();
  const [had] = useState(() => session.user?.hasTranPass ?? false);
  const mode = had ? (query.get('type') === 'reset' ? 'reset' : 'change') : 'set';
  return <PaymentPassword key={mode} mode={mode} />;
});

const PaymentPassword = observer(function PaymentPassword({ mode }: { mode: PaymentPasswordMode }) {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const leave = useGoBack();
  const [form] = useState(() => new PaymentPasswordForm(mode, { api: deps.api, session: app.session }));
  const field = useFields(form.fields);
  const repeated = field('repeated');
  const { problem } = form.fields;
  useSteps(form.taken, form.back);
  const titles = {
    set: t`Set payment password`,
    change: t`Change payment password`,
    reset: t`Reset payment password`,
  };
  return (
    <Screen title={titles[mode]} onBack={leave}>
      {form.step === 'proof' && mode !== 'change' && <ProofStep form={form} />}
      {form.step === 'proof' && mode === 'change' && (
        <PinStep
          key="old"
          label={t`Payment password`}
          hint={t`Enter your current payment password.`}
          {...field('oldPassword')}
          onComplete={form.giveProof}
        >
          <TextButton className={styles.forgot} render={<Link replace to={securityPaths.paymentPassword('reset')} />}>
            <Trans>Forgot password?</Trans>
          </TextButton>
        </PinStep>
      )}
      {form.step === 'new' && (
        <PinStep
          key="new"
          label={t`New payment password`}
          hint={t`Use six digits, at least three of them different. Do not use a sequence such as 123456.`}
          {...field('newPassword')}
          onComplete={form.giveNew}
        />
      )}
      {form.step === 'repeat' && (
        <PinStep
          key="repeat"
          label={t`Repeat payment password`}
          hint={t`Enter the same six digits again.`}
          {...repeated}
          error={problem ? i18n._(problem) : repeated.error}
          onComplete={() => void form.giveRepeated()}
          busy={form.fields.busy}
        />
      )}
      {form.step === 'done' && (
        <Result
          status="success"
          title={t`Payment password saved`}
          description={mode === 'set' ? undefined : t`For your security, money cannot leave your account for 24 hours.`}
          actions={
            <Button block onClick={leave}>
              <Trans>Done</Trans>
            </Button>
          }
        />
      )}
      <CaptchaSheet gate={form.gate} />
    </Screen>
  );
});
