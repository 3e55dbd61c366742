import { MessagesScreen } from '../../components/MessagesScreen.tsx';

/** Which messages the person gets by e-mail, and the latest ones. */
export function EmailPage() {
  return <MessagesScreen channel="email" />;
}
