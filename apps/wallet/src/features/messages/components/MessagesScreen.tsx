import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { NotificationChannel } from '@ezwallet/api-client/contract';
import { List, ListItem, SegmentedControl, SkeletonRow } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { homePaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { PushRows } from '../../push/index.ts';
import { channelPaths } from '../model/channelPaths.ts';
import styles from './messages.module.css';
import { SentMessages } from './SentMessages.tsx';
import { SubjectRow } from './SubjectRow.tsx';

const ROWS = Array.from({ length: 8 }, (_, row) => <SkeletonRow key={row} />);

/** The subjects of a channel with a switch each, and the messages that went out. */
export const MessagesScreen = observer(function MessagesScreen({ channel }: { channel: NotificationChannel }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const store = useSessionStores().messages[channel];
  const { settings } = store;
  useEffect(() => void settings.load(), [settings]);
  return (
    <Screen title={t`Message settings`} onBack={useGoBack(homePaths.home('mine'))}>
      <div className={styles.page}>
        <SegmentedControl
          block
          label={t`Channel`}
          items={[
            { value: 'sms', label: t`SMS` },
            { value: 'email', label: t`Email` },
            { value: 'push', label: t`Notifications` },
          ]}
          value={channel}
          onChange={(next) => void navigate(channelPaths[next].settings(), { replace: true })}
        />
        {channel === 'push' && <PushRows />}
        <Loaded
          of={settings}
          className={styles.page}
          failed={t`We could not load your settings`}
          skeleton={<List framed>{ROWS}</List>}
        >
          {({ bound, list }) => (
            <>
              {!bound && (
                <p className={styles.note}>
                  {channel === 'sms' ? (
                    <Trans>Your account has no phone number, so you get no SMS.</Trans>
                  ) : (
                    <Trans>Your account has no email address, so you get no email.</Trans>
                  )}
                </p>
              )}
              <List framed aria-label={t`What you get`}>
                {list.map((setting) => (
                  <SubjectRow key={setting.type} store={store} setting={setting} bound={bound} />
                ))}
              </List>
              <p className={styles.note}>
                <Trans>Messages about the security of your account are always on.</Trans>
              </p>
            </>
          )}
        </Loaded>
        <List framed>
          <ListItem
            icon={glyphs.message}
            title={t`How our messages look`}
            render={<Link to={channelPaths[channel].texts()} />}
          />
        </List>
        <SentMessages store={store} />
      </div>
    </Screen>
  );
});
