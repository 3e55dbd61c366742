import { observer } from 'mobx-react-lite';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { authPaths } from '../../../../world/paths.ts';
import { SessionProvider, useStores } from '../../../../world/StoresContext.tsx';
import { GuestTalk } from '../../components/GuestTalk.tsx';
import { MemberTalk } from '../../components/MemberTalk.tsx';
import { NewTalk } from '../../components/NewTalk.tsx';
import { readAbout } from '../../model/subjects.ts';

/** The conversation with support that the address names, or a new one. A visitor proves a phone or mailbox first. */
export const ChatPage = observer(function ChatPage() {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const { session } = useStores();
  const id = query.get('id');
  if (!session.signedIn)
    return id === null ? <GuestTalk /> : <Navigate to={authPaths.login({ from: pathname + search })} replace />;
  return (
    <SessionProvider>
      {id === null ? <NewTalk about={readAbout(query)} /> : <MemberTalk key={id} id={id} />}
    </SessionProvider>
  );
});
