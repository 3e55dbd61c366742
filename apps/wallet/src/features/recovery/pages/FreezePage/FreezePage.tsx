import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Checkbox, TextButton, toast } from '@ezwallet/ui';
import { ComingProofs, ProofFields } from '../../../proof/index.ts';
import { useWorld } from '../../../../world/StoresContext.tsx';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { FrozenFacts } from '../../components/FrozenFacts.tsx';
import styles from '../../components/recovery.module.css';
import { FreezeForm } from '../../model/FreezeForm.ts';

/** Milliseconds to read what has happened, on the login screen. */
const TOLD = 8_000;

/** The screen on which a person shuts the account. */
export const FreezePage = observer(function FreezePage() {
  const { t } = useLingui();
  const { deps, app } = useWorld();
  const back = useGoBack();
  const [form] = useState(() => new FreezeForm({ api: deps.api, session: app.session }));
  const freeze = async () => {
    if (await form.submit())
      toast.success(t`Your account is frozen. Only support can open it again, after checking that it is you.`, {
        duration: TOLD,
      });
  };
  return (
    <Screen title={t`Freeze account`} onBack={back}>
      <div className={styles.form}>
        <p className={styles.lead}>
          <Trans>Freeze your account if somebody else may have access to it.</Trans>
        </p>
        <FrozenFacts />
        <Checkbox checked={form.agrees} onChange={form.setAgrees}>
          <Trans>I understand that I cannot open my account again myself.</Trans>
        </Checkbox>
        {!form.agrees && <ComingProofs kinds={form.proof.kinds} />}
        {form.agrees && (
          <ProofFields
            key={form.proof.kinds.join()}
            form={form.proof}
            busy={form.busy}
            action={t`Freeze account`}
            isDangerous
            onSubmit={() => void freeze()}
          />
        )}
        {form.agrees && form.ways.length > 1 && (
          <TextButton className={styles.other} onClick={form.changeWay}>
            <Trans>Confirm in another way</Trans>
          </TextButton>
        )}
      </div>
    </Screen>
  );
});
