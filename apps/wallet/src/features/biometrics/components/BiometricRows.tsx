import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { BiometricsStore } from '@ezwallet/domain-stores/biometrics';
import type { Proof } from '@ezwallet/api-client/contract';
import { List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useWorld } from '../../../world/StoresContext.tsx';
import { ComingProofs, ProofGate, ProofSheet } from '../../proof/index.ts';
import { biometricLook } from '../model/biometricWords.ts';

type Change = (on: boolean, proofs?: readonly Proof[]) => Promise<boolean>;

/** The switches for biometrics on this device; nothing where they are not offered. */
export const BiometricRows = observer(function BiometricRows({ biometrics }: { biometrics: BiometricsStore }) {
  const { t, i18n } = useLingui();
  const { deps, words } = useWorld();
  const [gate] = useState(() => new ProofGate(deps.api));
  const [hasWords, setHasWords] = useState(words.has('proof'));
  const { isOffered } = biometrics;
  useEffect(() => {
    // The home screen does not have them. Without them, the sheet still says what it asks for.
    if (isOffered)
      void words.need('proof').then(
        () => setHasWords(true),
        () => undefined,
      );
  }, [isOffered, words]);
  if (!isOffered) return null;
  const look = biometricLook(biometrics);
  const [unlock, login] = [i18n._(look.unlock), i18n._(look.login)];

  const turn = async (change: Change, on: boolean, name: string) => {
    // Whoever holds the phone is the person whose finger it knows.
    if (on && !(await biometrics.verify(name))) return;
    try {
      await words.need('proof');
      const done = await gate.pass((proofs) => change(on, proofs));
      if (done) toast.success(on ? t`Turned on: ${name}` : t`Turned off: ${name}`);
    } catch {
      // Nothing has changed, and the switch says so (product specification, section 8).
    }
  };
  return (
    <>
      <List framed aria-label={t`Biometrics`}>
        <ListItem
          icon={look.icon}
          title={unlock}
          description={t`When you open the app or come back to it`}
          control={
            <Switch
              checked={biometrics.isUsed}
              disabled={biometrics.pending !== null}
              onChange={(on) => turn(biometrics.setUse, on, unlock)}
            />
          }
        />
        {biometrics.isUsed && (
          <ListItem
            icon={glyphs.key}
            title={login}
            description={t`On this phone, without your password`}
            control={
              <Switch
                checked={biometrics.isUsedForLogin}
                disabled={biometrics.pending !== null}
                onChange={(on) => turn(biometrics.setLogin, on, login)}
              />
            }
          />
        )}
      </List>
      {hasWords && !biometrics.isUsedForLogin && <ComingProofs change="access" />}
      <ProofSheet gate={gate} />
    </>
  );
});
