import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Proof } from '@ezwallet/api-client/contract';
import { Button, Empty, List, ListItem, Switch, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import * as pictures from '@ezwallet/ui/pictures';
import { maskEmail, maskPhone } from '@ezwallet/validators';
import { ComingProofs, ProofGate, ProofSheet } from '../../proof/index.ts';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { securityPaths } from '../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../world/StoresContext.tsx';
import type { AddressKind } from '../model/AddressForm.ts';
import { tellFailure } from '../model/tellFailure.ts';
import styles from './security.module.css';

/** The phone or e-mail address of the account: whether each login asks for it, and the way to another one. */
export const BoundAddress = observer(function BoundAddress({ kind }: { kind: AddressKind }) {
  const { t, i18n } = useLingui();
  const { deps, app } = useWorld();
  const { security } = useSessionStores();
  const leave = useGoBack(securityPaths.centre());
  const [gate] = useState(() => new ProofGate(deps.api));
  const { user } = app.session;
  if (!user) return null;
  const isPhone = kind === 'phone';
  const { phone, email, countryCode, verifyPhone, verifyEmail } = user;
  const edit = isPhone ? securityPaths.editPhone() : securityPaths.editEmail();
  if ((isPhone ? phone : email) === '') {
    return (
      <Screen title={isPhone ? t`Phone number` : t`Email address`} onBack={leave}>
        <Empty
          picture={isPhone ? pictures.bell : pictures.envelope}
          title={isPhone ? t`No phone number yet` : t`No email address yet`}
          description={t`We send codes and warnings there.`}
          action={
            <Button size={32} variant="tint" render={<Link to={edit} />}>
              {isPhone ? <Trans>Add phone number</Trans> : <Trans>Add email address</Trans>}
            </Button>
          }
        />
      </Screen>
    );
  }
  const change = async (save: (codes?: readonly Proof[]) => Promise<void>, done: string) => {
    try {
      const isDone = await gate.pass(async (codes) => {
        await save(codes);
        return true;
      });
      if (isDone) toast.success(done);
    } catch (error) {
      tellFailure(i18n, error);
    }
  };
  const changeCheck = (on: boolean) =>
    change(
      (codes) => security.setLoginCheck(kind, on, codes),
      on ? t`We will ask for a code at every login` : t`We will ask for a code on new devices only`,
    );
  const changeReplies = (on: boolean) =>
    change(
      (codes) => security.setSmsReplies(on, codes),
      on ? t`You can send a message instead of typing a code` : t`You type the codes that we send`,
    );
  return (
    <Screen title={isPhone ? t`Phone number` : t`Email address`} onBack={leave}>
      <div className={styles.centre}>
        <List framed>
          <ListItem
            icon={isPhone ? glyphs.phone : glyphs.mail}
            title={isPhone ? t`Phone number` : t`Email address`}
            value={isPhone ? maskPhone(phone, countryCode) : maskEmail(email)}
          />
          <ListItem
            icon={glyphs.shieldCheck}
            title={t`Code at every login`}
            description={
              isPhone ? t`By SMS. Without it, on new devices only.` : t`By email. Without it, on new devices only.`
            }
            control={<Switch checked={isPhone ? verifyPhone : verifyEmail} onChange={changeCheck} />}
          />
          {isPhone && (user.replySmsOffered || user.replySms) && (
            <ListItem
              icon={glyphs.message}
              title={t`Send a message instead`}
              description={t`When we ask for a code to your phone, you can send us a text from it.`}
              control={<Switch checked={user.replySms} onChange={changeReplies} />}
            />
          )}
        </List>
        <ComingProofs change="setting" />
        <Button block variant="secondary" render={<Link to={edit} />}>
          {isPhone ? <Trans>Change phone number</Trans> : <Trans>Change email address</Trans>}
        </Button>
      </div>
      <ProofSheet gate={gate} />
    </Screen>
  );
});
