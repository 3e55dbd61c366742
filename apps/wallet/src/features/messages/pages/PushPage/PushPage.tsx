import { MessagesScreen } from '../../components/MessagesScreen.tsx';

/** Which messages the person gets as notifications, and the latest ones. */
export function PushPage() {
  return <MessagesScreen channel="push" />;
}
