import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useStores } from '../../../world/StoresContext.tsx';
import { NicknameDialog } from './NicknameDialog.tsx';

/** Asks a person without a nickname to set one, once per visit of the screen. */
export const FirstNickname = observer(function FirstNickname() {
  const { session } = useStores();
  const [asked, setAsked] = useState(false);
  return <NicknameDialog mode="set" open={session.needsNickname && !asked} onClose={() => setAsked(true)} />;
});
