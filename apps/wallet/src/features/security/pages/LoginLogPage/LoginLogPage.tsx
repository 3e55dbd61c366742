import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { LoginEntry } from '@ezwallet/api-client/contract';
import { Empty, List, ListItem } from '@ezwallet/ui';
import * as pictures from '@ezwallet/ui/pictures';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { LoadedPages } from '../../../../shared/load/LoadedPages.tsx';
import { timeText } from '../../../../shared/time/time-text.ts';
import { securityPaths } from '../../../../world/paths.ts';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import styles from '../../components/security.module.css';
import { deviceWords, placeWords, systemWords } from '../../model/deviceWords.ts';

const METHODS: Readonly<Record<LoginEntry['method'], MessageDescriptor>> = {
  password: msg`Password`,
  code: msg`Code`,
  secondFactor: msg`Second proof`,
  register: msg`Registration`,
  biometrics: msg`Biometrics`,
  passkey: msg`Passkey`,
};

const RESULTS: Readonly<
  Record<LoginEntry['result'], { words: MessageDescriptor; state: 'success' | 'warning' | 'danger' }>
> = {
  opened: { words: msg`Logged in`, state: 'success' },
  asked: { words: msg`Code requested`, state: 'warning' },
  wrong: { words: msg`Refused`, state: 'danger' },
  closed: { words: msg`Account closed`, state: 'danger' },
};

/** Every login to the account in the last 180 days. */
export const LoginLogPage = observer(function LoginLogPage() {
  const { t, i18n } = useLingui();
  const { log } = useSessionStores().security;
  useEffect(() => void log.reload(), [log]);
  return (
    <Screen title={t`Login log`} onBack={useGoBack(securityPaths.centre())}>
      <LoadedPages
        of={log}
        failed={t`We could not load your login log`}
        moreFailed={t`We could not load more logins`}
        empty={
          <Empty
            picture={pictures.shield}
            title={t`No logins yet`}
            description={t`Logins to your account will appear here.`}
          />
        }
        endText={t`Logins in the last 180 days`}
      >
        {(entries) => (
          <List>
            {entries.map(({ id, at, method, result, deviceName, network, current, place, ...told }) => (
              <ListItem
                key={id}
                title={<bdi>{deviceWords(i18n, deviceName)}</bdi>}
                description={
                  <>
                    {i18n._(METHODS[method])} · <bdi>{network}</bdi>
                    {current && <> · {t`This device`}</>}
                    <bdi className={styles.told}>{systemWords(i18n, told)}</bdi>
                    {place && <span className={styles.told}>{t`At ${placeWords(i18n, place)}`}</span>}
                  </>
                }
                value={i18n._(RESULTS[result].words)}
                valueState={RESULTS[result].state}
                valueDescription={timeText(at)}
              />
            ))}
          </List>
        )}
      </LoadedPages>
    </Screen>
  );
});
