import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountDevice } from '@ezwallet/api-client/contract';
import { Button, dialog, IconButton, List, ListItem, SkeletonRow, Tag, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../../shared/load/Loaded.tsx';
import { timeText } from '../../../../shared/time/time-text.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores, useWorld } from '../../../../world/StoresContext.tsx';
import { PlaceSwitch } from '../../components/PlaceSwitch.tsx';
import { deviceWords, placeWords, systemWords } from '../../model/deviceWords.ts';
import { tellFailure } from '../../model/tellFailure.ts';
import styles from '../../components/security.module.css';

const ROWS = Array.from({ length: 3 }, (_, row) => <SkeletonRow key={row} />);

/** The devices that the account knows, and the way to sign them out. */
export const DevicesPage = observer(function DevicesPage() {
  const { t, i18n } = useLingui();
  const { findPlace } = useWorld();
  const { security } = useSessionStores();
  const { devices } = security;
  useEffect(() => void devices.reload(), [devices]);
  const nameOf = ({ name }: AccountDevice) => deviceWords(i18n, name);
  const ask = (title: string, forget: () => Promise<void>) =>
    dialog.confirm({
      title,
      description: t`Its next login needs your password and a code. Biometric login and passkeys from that device stop working.`,
      confirmText: t`Sign out`,
      danger: true,
      onConfirm: () =>
        forget().then(
          () => void toast.success(t`Signed out`),
          (error: unknown) => tellFailure(i18n, error),
        ),
    });
  const own = devices.value?.find(({ current }) => current);
  const hasOthers = devices.value?.some(({ current }) => !current) ?? false;
  return (
    <Screen
      title={t`Devices`}
      onBack={useGoBack(securityPaths.centre())}
      footer={
        hasOthers ? (
          <Button
            block
            variant="secondary"
            icon={glyphs.logout}
            onClick={() => void ask(t`Sign out on all other devices?`, security.revokeOtherDevices)}
          >
            <Trans>Sign out all others</Trans>
          </Button>
        ) : undefined
      }
    >
      <Loaded of={devices} failed={t`We could not load your devices`} skeleton={ROWS}>
        {(list) => (
          <>
            <List>
              {list.map((device) => (
                <ListItem
                  key={device.deviceId}
                  title={
                    <span className={styles.device}>
                      <bdi>{nameOf(device)}</bdi>
                      {device.current && <Tag tone="success">{t`This device`}</Tag>}
                    </span>
                  }
                  description={
                    <>
                      <bdi className={styles.told}>{systemWords(i18n, device)}</bdi>
                      {t`Last used ${timeText(device.lastAt)}, first on ${timeText(device.firstAt)}`}
                      {device.place && (
                        <span className={styles.told}>
                          {t`At ${placeWords(i18n, device.place)} on ${timeText(device.place.at)}`}
                        </span>
                      )}
                    </>
                  }
                  action={
                    device.current ? undefined : (
                      <IconButton
                        icon={glyphs.logout}
                        label={t`Sign out ${nameOf(device)}`}
                        onClick={() =>
                          void ask(t`Sign out on this device?`, () => security.revokeDevice(device.deviceId))
                        }
                      />
                    )
                  }
                />
              ))}
            </List>
            {!hasOthers && (
              <p className={styles.lead}>
                <Trans>No other device has logged in to your account.</Trans>
              </p>
            )}
            {own && findPlace && <PlaceSwitch device={own} findPlace={findPlace} />}
          </>
        )}
      </Loaded>
    </Screen>
  );
});
