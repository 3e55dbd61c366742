import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, Icon } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { Screen } from '../../../../shared/layout/Screen.tsx';
import { useGoBack } from '../../../../shared/layout/useGoBack.ts';
import { homePaths, supportPaths } from '../../../../world/paths.ts';
import { useOptionalSessionStores, useStores } from '../../../../world/StoresContext.tsx';
import { ClosedLine } from '../../components/ClosedLine.tsx';
import { Conversations } from '../../components/Conversations.tsx';
import { OftenAsked } from '../../components/OftenAsked.tsx';
import { OtherProvider } from '../../components/OtherProvider.tsx';
import { SearchQuestions } from '../../components/SearchQuestions.tsx';
import styles from './SupportPage.module.css';

/** The entry of support: the person's conversations, questions that others ask, and the way to write. */
export const SupportPage = observer(function SupportPage() {
  const { t } = useLingui();
  const stores = useOptionalSessionStores();
  const list = stores?.support.list;
  useEffect(() => void list?.load(), [list]);
  const { config } = useStores();
  const opensAt = list?.value ? list.value.opensAt : config.common?.supportOpensAt;
  const minutes = typeof opensAt === 'number' ? null : list?.value?.answerMinutes;
  const footer = (
    <div className={styles.footer}>
      {typeof minutes === 'number' && (
        <p className={styles.time}>
          <Icon glyph={glyphs.clock} size={16} />
          <Trans>Answers usually take {minutes} min</Trans>
        </p>
      )}
      <Button block icon={glyphs.message} render={<Link to={supportPaths.chat()} />}>
        <Trans>Write to us</Trans>
      </Button>
    </div>
  );
  return (
    <Screen title={t`Support`} onBack={useGoBack(homePaths.home('mine'))} footer={footer}>
      <div className={styles.page}>
        <ClosedLine opensAt={opensAt} />
        <SearchQuestions />
        {stores && <Conversations chats={stores.support} />}
        <OtherProvider />
        <OftenAsked />
        {!stores && (
          <p className={styles.guest}>
            <Trans>
              Without a login, we send a code to your phone or email first. It also works for a frozen account.
            </Trans>
          </p>
        )}
      </div>
    </Screen>
  );
});
