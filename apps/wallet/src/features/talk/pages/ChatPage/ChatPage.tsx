import { useSearchParams } from 'react-router';
import { useSessionStores } from '../../../../world/StoresContext.tsx';
import { Chat } from '../../components/Chat.tsx';

/** The chat of the order that the address names. */
export function ChatPage() {
  const [query] = useSearchParams();
  const billNo = query.get('billNo') ?? '';
  const { chats } = useSessionStores();
  return <Chat key={billNo} billNo={billNo} chat={chats.of(billNo)} />;
}
