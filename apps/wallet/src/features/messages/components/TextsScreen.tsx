import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { NotificationChannel } from '@ezwallet/api-client/contract';
import { Card, Skeleton } from '@ezwallet/ui';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { Screen } from '../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { Loaded } from '../../../shared/load/Loaded.tsx';
import { useOwnText } from '../../../shared/money/useOwnText.ts';
import { channelPaths } from '../model/channelPaths.ts';
import { isSubject, subjectWords } from '../model/subjectWords.ts';
import styles from './messages.module.css';
import { SentTexts } from './SentTexts.tsx';

/** What messages say: an example of each subject, or of one subject with all that went out. */
export const TextsScreen = observer(function TextsScreen({ channel }: { channel: NotificationChannel }) {
  const { t, i18n } = useLingui();
  const ownText = useOwnText();
  const [query] = useSearchParams();
  const asked = query.get('type');
  const type = isSubject(asked) ? asked : undefined;
  const store = useSessionStores().messages[channel];
  const { settings } = store;
  useEffect(() => void settings.load(), [settings]);
  return (
    <Screen
      title={type ? i18n._(subjectWords(type, channel).name) : t`Examples`}
      onBack={useGoBack(channelPaths[channel].settings())}
    >
      <div className={styles.page}>
        <Loaded
          of={settings}
          className={styles.page}
          failed={t`We could not load the texts`}
          skeleton={<Skeleton height={120} />}
        >
          {({ list }) => {
            const shown = list.filter((setting) => type === undefined || setting.type === type);
            return shown.map((setting) => (
              <Card key={setting.type} title={type ? t`Example` : i18n._(subjectWords(setting.type, channel).name)}>
                <p className={styles.text}>{ownText(setting.sample)}</p>
                <p className={styles.when}>{i18n._(subjectWords(setting.type, channel).when)}</p>
              </Card>
            ));
          }}
        </Loaded>
        {type && <SentTexts store={store} type={type} />}
      </div>
    </Screen>
  );
});
