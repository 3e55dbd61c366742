import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, dialog, Empty, List, ListItem, SkeletonRow, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { timeText } from '../../../../shared/time/time-text.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { LoadedAuthenticator } from '../../components/LoadedAuthenticator.tsx';
import { RecoveryCodes } from '../../components/RecoveryCodes.tsx';
import { tellFailure } from '../../model/tellFailure.ts';
import styles from '../../components/security.module.css';

/** Few enough to say so. */
const FEW = 3;

/** The bound authenticator: its recovery codes, and the way to take it off. */
export const AuthenticatorPage = observer(function AuthenticatorPage() {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const { security } = useSessionStores();
  const leave = useGoBack(securityPaths.centre());
  const [gate] = useState(() => new ProofGate(deps.api));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isBound = app.session.user?.boundOtp ?? false;
  if (!isBound) {
    return (
      <Screen title={t`Authenticator`} onBack={leave}>
        <Empty
          picture={pictures.shield}
          title={t`No authenticator yet`}
          description={t`An app on your phone creates the codes, so nobody can intercept them in a message.`}
          action={
            <Button size={32} variant="tint" render={<Link to={securityPaths.bindAuthenticator()} />}>
              <Trans>Add authenticator</Trans>
            </Button>
          }
        />
      </Screen>
    );
  }

  const makeCodes = async () => {
    try {
      const made = await gate.pass(security.makeRecoveryCodes);
      if (made) setCodes(made);
    } catch (error) {
      tellFailure(i18n, error);
    }
  };
  const remove = async () => {
    const agreed = await dialog.confirm({
      title: t`Remove the authenticator?`,
      description: t`Your account will be less protected. For your security, money cannot leave it for 24 hours.`,
      confirmText: t`Remove authenticator`,
      danger: true,
    });
    if (!agreed) return;
    try {
      const done = await gate.pass(async (proofs) => {
        await security.unbindAuthenticator(proofs);
        return true;
      });
      if (!done) return;
      toast.success(t`Authenticator removed`);
      leave();
    } catch (error) {
      tellFailure(i18n, error);
    }
  };
  return (
    <Screen title={t`Authenticator`} onBack={leave}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <LoadedAuthenticator bound failed={t`We could not load your authenticator`} skeleton={<SkeletonRow />}>
          {(info) => (
            <div className={styles.centre}>
              <List framed>
                <ListItem icon={glyphs.authenticator} title={t`In use since`} value={timeText(info.boundAt)} />
                <ListItem
                  icon={glyphs.key}
                  title={t`Recovery codes`}
                  value={t`${plural(info.recoveryCodesLeft, { one: '# left', other: '# left' })}`}
                  valueState={info.recoveryCodesLeft < FEW ? 'warning' : undefined}
                />
              </List>
              <p className={styles.lead}>
                <Trans>
                  A recovery code replaces the authenticator once, if you lose it. New codes replace the old ones.
                </Trans>
              </p>
              <ComingProofs change="recoveryCodes" />
              <Button block onClick={() => void makeCodes()}>
                <Trans>Create new codes</Trans>
              </Button>
              <ComingProofs change="access" />
              <Button block variant="secondary" onClick={() => void remove()}>
                <Trans>Remove authenticator</Trans>
              </Button>
            </div>
          )}
        </LoadedAuthenticator>
      )}
      <ProofSheet gate={gate} />
    </Screen>
  );
});
