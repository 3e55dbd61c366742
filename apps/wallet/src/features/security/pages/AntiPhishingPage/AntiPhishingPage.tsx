import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ANTI_PHISHING_CODE_MAX as MAX } from '@ezwallet/api-client/constants';
import { Button, Card, TextField, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { checkDisplayText } from '@ezwallet/validators';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useForm } from '../../../../shared/form/useForm.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import styles from '../../components/security.module.css';
import { QuestionLink } from '../../../../shared/questions/QuestionLink.tsx';

type Typed = Readonly<Record<'antiPhishingCode', string>>;

/** Sets the words by which the person recognises real messages. */
export const AntiPhishingPage = observer(function AntiPhishingPage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const { security } = useSessionStores();
  const leave = useGoBack(securityPaths.centre());
  const [gate] = useState(() => new ProofGate(deps.api));
  const current = app.session.user?.antiPhishingCode ?? '';
  const [form, field] = useForm<Typed, Typed, true | null>(() => ({
    values: { antiPhishingCode: '' },
    // The server compares texts in this form too.
    checks: { antiPhishingCode: (text) => checkDisplayText(text.normalize('NFKC'), { max: MAX }) },
    send: ({ antiPhishingCode }) =>
      gate.pass(async (codes) => {
        await security.setAntiPhishingCode(antiPhishingCode, codes);
        return true as const;
      }),
  }));
  const finish = () => {
    form.reset();
    toast.success(t`Anti-phishing code saved`);
  };
  return (
    <Screen title={t`Anti-phishing code`} onBack={leave}>
      <FormView form={form} className={styles.form} onDone={finish}>
        <p className={styles.lead}>
          <Trans>Every email and SMS from us contains this code. A message without it is not from us.</Trans>
        </p>
        {current !== '' && (
          <Card icon={glyphs.phishingCode} title={t`Your code`}>
            <bdi className={styles.code}>{current}</bdi>
          </Card>
        )}
        <TextField
          label={current === '' ? t`Anti-phishing code` : t`New anti-phishing code`}
          name="antiPhishingCode"
          description={t`Up to ${MAX} characters that only you know. Do not use a password.`}
          autoComplete="off"
          spellCheck={false}
          clearable
          {...field('antiPhishingCode')}
        />
        <QuestionLink code="real-messages">
          <Trans>How do I recognise real messages?</Trans>
        </QuestionLink>
        <ComingProofs change="setting" />
        <FormProblem problem={form.problem} />
        <Button type="submit" block loading={form.busy}>
          <Trans>Save</Trans>
        </Button>
      </FormView>
      <ProofSheet gate={gate} />
    </Screen>
  );
});
