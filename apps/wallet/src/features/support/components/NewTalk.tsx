import { Trans, useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { SUPPORT_TEXT_MAX } from '@ezwallet/api-client/constants';
import type { Contract } from '@ezwallet/api-client/contract';
import { failedWith, type SupportAbout } from '@ezwallet/domain-stores';
import { NavBar, toast, useScrollTabIndex } from '@ezwallet/ui';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { supportPaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { useDraft } from '../../../world/useDraft.ts';
import { Composer } from '../../talk/index.ts';
import { ClosedLine } from './ClosedLine.tsx';
import { Intro } from './Intro.tsx';
import { SubjectCard } from './SubjectCard.tsx';
import styles from './support.module.css';

/** A conversation that begins with its first message. One about the same that is open goes on instead. */
export const NewTalk = observer(function NewTalk({ about }: { about: SupportAbout }) {
  const { t } = useLingui();
  const { support } = useSessionStores();
  const navigate = useNavigate();
  const back = useGoBack(supportPaths.support());
  useEffect(() => void support.list.load(), [support]);
  const scroller = useScrollTabIndex();
  useDraft(
    () => ({ text: support.draftOf(about) }),
    ({ text }) => {
      if (support.draftOf(about) === '') support.type(about, text);
    },
  );
  const { answerMinutes = null, opensAt } = support.list.value ?? {};
  const open = support.openAbout(about);
  if (open) return <Navigate to={supportPaths.chat({ id: open.id })} replace />;
  const send = async ({ text }: { readonly text: string }) => {
    const isSent = await support.begin.submit({ ...about, text });
    const { output } = support.begin;
    if (isSent && output !== undefined) {
      void support.list.reload();
      return void navigate(supportPaths.chat({ id: output }), { replace: true });
    }
    // The text stays in the field.
    support.type(about, text);
    toast.fail(
      failedWith<Contract['support']['open']>(support.begin.failure, 'OVER_MAX_TOTAL')
        ? t`Close one of your open conversations first.`
        : t`Not sent. Check your connection.`,
    );
  };
  return (
    <>
      <NavBar title={t`Support`} onBack={back} />
      <ClosedLine opensAt={opensAt} />
      <SubjectCard {...about} />
      <main ref={scroller} className={styles.first} data-ui-scroll>
        <Intro minutes={typeof opensAt === 'number' ? null : answerMinutes} />
      </main>
      {support.begin.isBusy ? (
        <p className={styles.sending}>
          <Trans>Sending…</Trans>
        </p>
      ) : (
        <Composer
          talk={{ draft: support.draftOf(about), type: (text) => support.type(about, text), send, head: NO_FAILURE }}
          textMax={SUPPORT_TEXT_MAX}
          takesPictures={false}
        />
      )}
    </>
  );
});

const NO_FAILURE = { value: undefined, failure: undefined } as const;
