import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { dialog, IconButton, List, ListItem } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { lazyPart } from '../../../../shared/load/lazyPart.tsx';
import { UserText } from '../../../../shared/people/UserText.tsx';
import { shortTimeText } from '../../../../shared/time/time-text.ts';
import { addressPaths, homePaths, recoveryPaths, securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { CredentialRows } from '../../components/CredentialRows.tsx';
import { SecurityLevel } from '../../components/SecurityLevel.tsx';
import styles from '../../components/security.module.css';

/** Only a native app has them. */
const BiometricRows = lazyPart(async () => ({
  Component: (await import('../../../biometrics/index.ts')).BiometricRows,
}));

const ScreenshotRow = lazyPart(async () => ({
  Component: (await import('../../../biometrics/index.ts')).ScreenshotRow,
}));

/** The security centre: how well the account is protected, and the way to each protection. */
export const SecurityPage = observer(function SecurityPage() {
  const { t } = useLingui();
  const { app, biometrics, passkeys, protectScreenshots } = useWorld();
  const { user } = app.session;
  const { security, passkeys: own } = useSessionStores();
  const { devices } = security;
  useEffect(() => {
    void devices.reload();
    if (passkeys) void own.list.reload();
  }, [devices, own, passkeys]);
  const explain = () =>
    void dialog.alert({
      title: t`Security level`,
      description: t`The level counts your phone, email, payment password, authenticator, anti-phishing code and withdrawal whitelist. Each of them makes it harder for others to use your account.`,
    });
  const count = devices.value?.length;
  const keys = own.list.value?.length;
  return (
    <Screen
      title={t`Security centre`}
      onBack={useGoBack(homePaths.home('mine'))}
      actions={<IconButton icon={glyphs.info} label={t`About security levels`} onClick={explain} />}
    >
      {user && (
        <div className={styles.centre}>
          <SecurityLevel user={user} />
          <CredentialRows user={user} />
          <List framed>
            <ListItem
              icon={glyphs.trustedList}
              title={t`Withdrawal whitelist`}
              value={user.addressWhitelist ? t`On` : t`Off`}
              render={<Link to={addressPaths.book('addresses')} />}
            />
            <ListItem
              icon={glyphs.phishingCode}
              title={t`Anti-phishing code`}
              {...(user.antiPhishingCode === ''
                ? { value: t`Not set yet`, valueState: 'warning' as const }
                : { value: <UserText>{user.antiPhishingCode}</UserText> })}
              render={<Link to={securityPaths.antiPhishing()} />}
            />
          </List>
          {biometrics && <BiometricRows biometrics={biometrics} />}
          {protectScreenshots && <ScreenshotRow protect={protectScreenshots} />}
          <List framed>
            <ListItem
              icon={glyphs.devices}
              title={t`Devices`}
              value={count === undefined ? undefined : t`${plural(count, { one: '# device', other: '# devices' })}`}
              render={<Link to={securityPaths.devices()} />}
            />
            {passkeys && (
              <ListItem
                icon={glyphs.fingerprint}
                title={t`Passkeys`}
                value={
                  keys === undefined
                    ? undefined
                    : keys === 0
                      ? t`Not added`
                      : t`${plural(keys, { one: '# passkey', other: '# passkeys' })}`
                }
                render={<Link to={securityPaths.passkeys()} />}
              />
            )}
            <ListItem
              icon={glyphs.history}
              title={t`Login log`}
              value={user.lastLoginDate === null ? undefined : shortTimeText(user.lastLoginDate)}
              render={<Link to={securityPaths.loginLog()} />}
            />
          </List>
          <List framed>
            <ListItem
              icon={glyphs.freeze}
              tone="danger"
              title={t`Freeze account`}
              description={t`Stops all outgoing money`}
              render={<Link to={recoveryPaths.freeze()} state={{ transition: 'alert' }} />}
            />
          </List>
        </div>
      )}
    </Screen>
  );
});
