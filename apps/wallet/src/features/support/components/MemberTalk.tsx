import { useLingui } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { SUPPORT_STATES } from '@ezwallet/api-client/constants';
import { dialog, IconButton, NavBar, toast } from '@ezwallet/ui';
import * as glyphs from '@ezwallet/ui/glyphs';
import { useGoBack } from '../../../shared/layout/useGoBack.ts';
import { supportPaths } from '../../../world/paths.ts';
import { useSessionStores } from '../../../world/StoresContext.tsx';
import { SubjectCard } from './SubjectCard.tsx';
import { SupportTalkView } from './SupportTalkView.tsx';

/** A conversation of a member with support. */
export const MemberTalk = observer(function MemberTalk({ id }: { id: string }) {
  const { t } = useLingui();
  const { support } = useSessionStores();
  const talk = support.of(id);
  const about = talk.head.value;
  const back = useGoBack(supportPaths.support());
  const close = async () => {
    const question = {
      title: t`Is your question answered?`,
      description: t`We close this conversation. You can still read it, and a message opens it again.`,
      confirmText: t`Close it`,
      cancelText: t`Keep it open`,
    };
    if (!(await dialog.confirm(question))) return;
    if (!(await support.close.submit(id))) toast.fail(t`Not closed. Check your connection.`);
  };
  return (
    <>
      <NavBar
        title={t`Support`}
        onBack={back}
        actions={
          about &&
          about.state !== SUPPORT_STATES.closed && (
            <IconButton icon={glyphs.checkCircle} label={t`Close this conversation`} onClick={() => void close()} />
          )
        }
      />
      {about && <SubjectCard subject={about.subject} reference={about.reference} />}
      <SupportTalkView talk={talk} loadFile={(fileId) => support.loadFile(fileId)} />
    </>
  );
});
