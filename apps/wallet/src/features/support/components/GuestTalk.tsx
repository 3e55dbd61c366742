import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, CodeField, NavBar } from '@ezwallet/ui';
import { CaptchaSheet } from '../../../shared/captcha/CaptchaSheet.tsx';
import { FormProblem } from '../../../shared/form/FormProblem.tsx';
import { FormView } from '../../../shared/form/FormView.tsx';
import { useFields } from '../../../shared/form/useFields.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { authPaths } from '../../../world/paths.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { useDraft } from '../../../world/useDraft.ts';
import { defaultAreaCode, IdentityTabs } from '../../auth/index.ts';
import { PicturesOfTalk } from '../../talk/index.ts';
import { GuestForm } from '../model/GuestForm.ts';
import { Intro } from './Intro.tsx';
import { SupportTalkView } from './SupportTalkView.tsx';
import styles from './support.module.css';

/** Somebody who cannot sign in writes to support: first a code, then the conversation. */
export const GuestTalk = observer(function GuestTalk() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const back = useGoBack(authPaths.login());
  const [form] = useState(
    () => new GuestForm(deps, app.settings, defaultAreaCode(deps.languages, app.settings.areaCode)),
  );
  useDraft(
    () => form.fields.values.identity,
    (identity) => form.fields.fill({ identity }),
  );
  const { talk } = form.support;
  if (talk) {
    return (
      <>
        <NavBar title={t`Support`} onBack={back} />
        <PicturesOfTalk value={form.support.pictures}>
          <SupportTalkView
            talk={talk}
            loadFile={(fileId) => form.support.loadFile(fileId)}
            empty={<Intro minutes={null} />}
          />
        </PicturesOfTalk>
      </>
    );
  }
  return (
    <Screen title={t`Support`} onBack={back}>
      <Fields form={form} />
      <CaptchaSheet gate={form.captcha} />
    </Screen>
  );
});

const Fields = observer(function Fields({ form }: { form: GuestForm }) {
  const { t } = useLingui();
  const field = useFields(form.fields);
  return (
    <FormView form={form} className={styles.form} label={t`Support`} onDone={() => {}}>
      <p className={styles.lead}>
        <Trans>
          You can write to us without a login, also when your account is frozen. A code to your phone or email shows us
          that it is you.
        </Trans>
      </p>
      <div>
        <IdentityTabs {...field('identity')} />
      </div>
      <CodeField
        label={t`Verification code`}
        name="code"
        timerKey={`support.${form.fields.values.identity.kind}`}
        {...field('verifyCode')}
        onSend={form.sendCode}
      />
      <FormProblem problem={form.fields.problem} />
      <Button type="submit" block loading={form.fields.busy}>
        <Trans>Continue to support</Trans>
      </Button>
    </FormView>
  );
});
