import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, CodeField, PasswordField, PhoneField, SegmentedControl, TextField } from '@ezwallet/ui';
import { stripNonDigits } from '@ezwallet/validators';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { defaultAreaCode, IdentityTabs } from '../../../auth/index.ts';
import { ProofSheet } from '../../../proof/index.ts';
import { authPaths } from '../../../../world/paths.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { useDraft } from '../../../../world/useDraft.ts';
import { CaptchaSheet } from '../../../../shared/captcha/CaptchaSheet.tsx';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useFields } from '../../../../shared/form/useFields.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { usePhoneAreas } from '../../../../shared/phone/usePhoneAreas.ts';
import { RequestSent } from '../../components/RequestSent.tsx';
import styles from '../../components/recovery.module.css';
import { LostFactorForm } from '../../model/LostFactorForm.ts';

/** The screen after the loss of a phone, mailbox or authenticator. */
export const LostFactorPage = observer(function LostFactorPage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const back = useGoBack(authPaths.login());
  const [form] = useState(() => new LostFactorForm(deps.api, defaultAreaCode(deps.languages, app.settings.areaCode)));
  useDraft(
    () => form.fields.values.identity,
    (identity) => form.fields.fill({ identity }),
  );
  return (
    <Screen title={t`Recover your account`} onBack={back}>
      {form.effectiveAt === null ? <Fields form={form} /> : <RequestSent at={form.effectiveAt} />}
      <CaptchaSheet gate={form.captcha} />
      <ProofSheet gate={form.proofs} />
    </Screen>
  );
});

const Fields = observer(function Fields({ form }: { form: LostFactorForm }) {
  const { t } = useLingui();
  const areas = usePhoneAreas();
  const field = useFields(form.fields);
  const phone = field('newPhone');
  return (
    <FormView form={form.fields} className={styles.form} label={t`Recover your account`} onDone={() => {}}>
      <p className={styles.lead}>
        <Trans>
          We ask for everything that you still have. The change takes effect after 3 days, and you can stop it until
          then.
        </Trans>
      </p>
      <div className={styles.question}>
        <p aria-hidden>{t`What have you lost?`}</p>
        <SegmentedControl
          block
          label={t`What have you lost?`}
          value={form.lost}
          onChange={form.choose}
          items={[
            { value: 'phone', label: t`Phone` },
            { value: 'email', label: t`Email` },
            { value: 'otp', label: t`Authenticator` },
          ]}
        />
      </div>
      <div>
        <IdentityTabs {...field('identity')} />
      </div>
      <PasswordField
        label={t`Login password`}
        name="password"
        autoComplete="current-password"
        {...field('loginPassword')}
      />
      {form.lost === 'phone' && (
        <>
          <PhoneField
            label={t`New phone number`}
            name="new-phone"
            autoComplete="tel"
            value={{ ...phone.value, areaCode: form.newArea }}
            onChange={({ areaCode, number }) => phone.onChange({ areaCode, number: stripNonDigits(number) })}
            areas={areas}
            searchLabel={t`Search region or code`}
            error={phone.error}
          />
          <CodeField
            label={t`Code sent to your new phone`}
            name="code"
            timerKey="newPhone"
            {...field('newCode')}
            onSend={form.sendCode}
          />
        </>
      )}
      {form.lost === 'email' && (
        <>
          <TextField
            label={t`New email address`}
            name="new-email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...field('newEmail')}
          />
          <CodeField
            label={t`Code sent to your new email`}
            name="code"
            timerKey="newEmail"
            {...field('newCode')}
            onSend={form.sendCode}
          />
        </>
      )}
      <FormProblem problem={form.fields.problem} />
      <Button type="submit" block loading={form.fields.busy}>
        <Trans>Send request</Trans>
      </Button>
    </FormView>
  );
});
