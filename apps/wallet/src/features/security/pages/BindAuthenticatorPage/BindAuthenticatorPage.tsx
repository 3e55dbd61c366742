import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { Contract } from '@ezwallet/api-client/contract';
import { Button, CodeField, CopyField, QrCode, Skeleton } from '@ezwallet/ui';
import { checkVerificationCode } from '@ezwallet/validators';
import type { RefusalFields } from '../../../../shared/form/createForm.ts';
import { FormProblem } from '../../../../shared/form/FormProblem.tsx';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { FormView } from '../../../../shared/form/FormView.tsx';
import { useForm } from '../../../../shared/form/useForm.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { LoadedAuthenticator } from '../../components/LoadedAuthenticator.tsx';
import { NewRecoveryCodes } from '../../components/NewRecoveryCodes.tsx';
import styles from '../../components/security.module.css';

type Typed = Readonly<Record<'code', string>>;

const QR_SIZE = 200;

/** Binds an authenticator app: its secret as a QR code and as text, a code from the app, then recovery codes. */
export const BindAuthenticatorPage = observer(function BindAuthenticatorPage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const { security } = useSessionStores();
  const leave = useGoBack(securityPaths.centre());
  const [gate] = useState(() => new ProofGate(deps.api));
  const [isDone, setIsDone] = useState(false);
  const [form, field] = useForm<Typed, Typed, true | null>(() => ({
    values: { code: '' },
    checks: { code: checkVerificationCode },
    send: async ({ code }) => {
      const bound = await gate.pass(async (codes) => {
        await security.bindAuthenticator(code, codes);
        return true as const;
      });
      if (bound) setIsDone(true);
      return bound;
    },
    refusals: { TWO_FACODE_INVALID: 'code' } as const satisfies RefusalFields<Contract['user']['bindOtpInfo']>,
  }));
  const isBound = app.session.user?.boundOtp ?? false;
  if (isDone) {
    return (
      <Screen title={t`Recovery codes`} onBack={leave}>
        <NewRecoveryCodes onDone={leave} />
      </Screen>
    );
  }
  if (isBound && !form.busy) return <Navigate replace to={securityPaths.authenticator()} />;
  return (
    <Screen title={t`Add authenticator`} onBack={leave}>
      <LoadedAuthenticator bound={false} failed={t`We could not create a key`} skeleton={<Skeleton height={QR_SIZE} />}>
        {(info) => (
          <FormView form={form} className={styles.form} onDone={() => undefined}>
            <p className={styles.lead}>
              <Trans>
                Scan this with an app such as Google Authenticator, or enter the key there. Then enter the code that the
                app shows.
              </Trans>
            </p>
            <QrCode className={styles.qr} value={info.otpauthUri} label={t`Key as a QR code`} size={QR_SIZE} />
            <CopyField label={t`Key`} value={info.secret}>
              <span className={styles.secret}>{info.secret.match(/.{1,4}/g)?.join(' ')}</span>
            </CopyField>
            <CodeField label={t`Code from the app`} name="code" {...field('code')} />
            <ComingProofs change="access" />
            <FormProblem problem={form.problem} />
            <Button type="submit" block loading={form.busy}>
              <Trans>Add authenticator</Trans>
            </Button>
          </FormView>
        )}
      </LoadedAuthenticator>
      <ProofSheet gate={gate} />
    </Screen>
  );
});
