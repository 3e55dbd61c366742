import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Card, Drawer, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { shortTimeText } from '../../../shared/time/time-text.ts';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ProofFields } from '../../proof/index.ts';
import { StopRecoveryForm, type WaitingRecovery } from '../model/StopRecoveryForm.ts';
import styles from './recovery.module.css';

const TITLES: Readonly<Record<WaitingRecovery['kind'], MessageDescriptor>> = {
  password: msg`Someone asked for a new login password`,
  phone: msg`Someone asked to replace your phone number`,
  email: msg`Someone asked to replace your email address`,
  otp: msg`Someone asked to remove your authenticator`,
};

const WAYS: Readonly<Record<WaitingRecovery['kind'], MessageDescriptor>> = {
  password: msg`Your login password stops the request, because it shows that nothing is lost.`,
  phone: msg`A code to your phone stops the request, because it shows that nothing is lost.`,
  email: msg`A code to your email stops the request, because it shows that nothing is lost.`,
  otp: msg`A code from your authenticator stops the request, because it shows that nothing is lost.`,
};

/** Tells the owner of a request that waits, and lets them stop it. */
export const RecoveryBanner = observer(function RecoveryBanner({
  recovery: { kind, effectiveAt },
}: {
  recovery: WaitingRecovery;
}) {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const [form, setForm] = useState<StopRecoveryForm | null>(null);
  const when = shortTimeText(effectiveAt);
  const stop = async () => {
    if (await form?.submit()) toast.success(t`Request stopped`);
  };
  return (
    <>
      <Card tone="warning" icon={glyphs.warning} title={i18n._(TITLES[kind])}>
        <div className={styles.banner}>
          <p>
            <Trans>It takes effect on {when}. If this was not you, stop it.</Trans>
          </p>
          <Button
            size={32}
            onClick={() => setForm(new StopRecoveryForm(kind, { api: deps.api, session: app.session }))}
          >
            <Trans>Stop request</Trans>
          </Button>
        </div>
      </Card>
      <Drawer
        keyboard
        open={form !== null}
        onOpenChange={(open) => open || setForm(null)}
        title={t`Stop this request?`}
      >
        {form && (
          <>
            <p className={styles.way}>{i18n._(WAYS[kind])}</p>
            <ProofFields form={form.proof} busy={form.busy} action={t`Stop request`} onSubmit={() => void stop()} />
          </>
        )}
      </Drawer>
    </>
  );
});
