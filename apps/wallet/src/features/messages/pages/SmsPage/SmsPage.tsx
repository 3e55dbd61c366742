import { MessagesScreen } from '../../components/MessagesScreen.tsx';

/** Which messages the person gets by SMS, and the latest ones. */
export function SmsPage() {
  return <MessagesScreen channel="sms" />;
}
