import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PASSKEYS_MAX as MAX } from '@ezwallet/api-client/constants';
import type { Passkey } from '@ezwallet/api-client/contract';
import { Button, dialog, Empty, List, ListItem, sheet, SkeletonRow, Tag, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { ComingProofs, ProofGate, ProofSheet } from '../../../proof/index.ts';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { passkeyFault } from '../../../../shared/passkeys/passkeyFault.ts';
import { shortTimeText } from '../../../../shared/time/time-text.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { RenamePasskey } from '../../components/RenamePasskey.tsx';
import { deviceWords } from '../../model/deviceWords.ts';
import { tellFailure } from '../../model/tellFailure.ts';
import styles from '../../components/security.module.css';

const ROWS = Array.from({ length: 2 }, (_, row) => <SkeletonRow key={row} />);

/** The passkeys of the account, and the ways to add, rename and remove one. */
export const PasskeysPage = observer(function PasskeysPage() {
  const { t, i18n } = useLingui();
  const { deps, passkeys: device } = useWorld();
  const { passkeys } = useSessionStores();
  const { list } = passkeys;
  const [gate] = useState(() => new ProofGate(deps.api));
  const [busy, setBusy] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  useEffect(() => void list.reload(), [list]);

  const tell = (error: unknown) => {
    const fault = passkeyFault(error);
    if (!fault) tellFailure(i18n, error);
    else if (fault === 'known') toast.fail(t`This device already has a passkey for your account.`);
    else if (fault === 'unusable') toast.fail(t`This device cannot create a passkey here.`);
  };
  const add = async () => {
    if (!device) return;
    setBusy(true);
    try {
      if (!(await gate.pass(passkeys.prepare))) return;
      await passkeys.add(device);
      toast.success(t`Passkey added`);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  const remove = async ({ passkeyId }: Passkey) => {
    const agreed = await dialog.confirm({
      title: t`Remove this passkey?`,
      description: t`Nobody can log in with it any more. Delete it on your device too.`,
      confirmText: t`Remove passkey`,
      danger: true,
    });
    if (!agreed) return;
    try {
      const done = await gate.pass(async (proofs) => {
        await passkeys.remove(passkeyId, proofs);
        return true;
      });
      if (done) toast.success(t`Passkey removed`);
    } catch (error) {
      tellFailure(i18n, error);
    }
  };
  const choose = async (passkey: Passkey) => {
    const choice = await sheet.actions(
      [
        { value: 'rename', label: t`Rename` },
        { value: 'remove', label: t`Remove passkey`, danger: true },
      ],
      { title: deviceWords(i18n, passkey.name) },
    );
    if (choice === 'rename') setRenamed(passkey);
    if (choice === 'remove') await remove(passkey);
  };
  const isEmpty = (list.value?.length ?? 0) === 0;
  const coming = <ComingProofs change="access" />;
  const isFull = (list.value?.length ?? 0) >= MAX;
  return (
    <Screen
      title={t`Passkeys`}
      onBack={useGoBack(securityPaths.centre())}
      footer={
        device ? (
          <>
            {coming}
            <Button block loading={busy} disabled={list.value === undefined || isFull} onClick={() => void add()}>
              <Trans>Add passkey</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <Loaded of={list} failed={t`We could not load your passkeys`} skeleton={ROWS}>
        {(all) =>
          all.length === 0 ? (
            <Empty
              picture={pictures.shield}
              title={t`No passkeys yet`}
              description={t`A passkey logs you in with your fingerprint, face or screen lock. It replaces the password and the codes, and nobody can trick you into giving it away.`}
            />
          ) : (
            <div className={styles.centre}>
              <List framed>
                {all.map((passkey) => (
                  <ListItem
                    key={passkey.passkeyId}
                    icon={glyphs.fingerprint}
                    title={
                      <span className={styles.device}>
                        <bdi>{deviceWords(i18n, passkey.name)}</bdi>
                        {passkey.isSynced && <Tag>{t`Synced`}</Tag>}
                      </span>
                    }
                    description={
                      passkey.lastUsedAt === null
                        ? t`Added ${shortTimeText(passkey.madeAt)}, not used yet`
                        : t`Added ${shortTimeText(passkey.madeAt)}, last used ${shortTimeText(passkey.lastUsedAt)}`
                    }
                    onClick={() => void choose(passkey)}
                  />
                ))}
              </List>
              <p className={styles.lead}>
                {isFull ? (
                  <Trans>You have {MAX} passkeys, the maximum. Remove one to add another.</Trans>
                ) : (
                  <Trans>
                    Each of these logs you in without a password. Remove those of devices that you no longer have.
                  </Trans>
                )}
              </p>
            </div>
          )
        }
      </Loaded>
      {!device && (
        <div className={styles.centre}>
          <p className={styles.lead}>
            <Trans>This browser cannot create passkeys here.</Trans>
          </p>
          {!isEmpty && coming}
        </div>
      )}
      {renamed && <RenamePasskey passkey={renamed} onClose={() => setRenamed(null)} />}
      <ProofSheet gate={gate} />
    </Screen>
  );
});
